/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Menu } from './menu.tsx';

const menu = (path: string) => (
	<>
		<Menu trigger="Wairimu" closeOn={path}>
			<a href="/appointments">My appointments</a>
			<button type="button">Logout</button>
		</Menu>
		<button type="button">elsewhere</button>
	</>
);
const isOpen = () => screen.getByRole('button', { name: 'Wairimu' }).getAttribute('aria-expanded') === 'true';
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Wairimu' }));

describe('the account menu', () => {
	test('the account menu stays open when it was opened before hydration', () => {
		const consoleErrors = jest.spyOn(console, 'error');
		const container = document.body.appendChild(document.createElement('div'));
		container.innerHTML = renderToString(menu('/'));
		for (const panel of container.querySelectorAll<HTMLElement>('[hidden]')) panel.hidden = false;
		render(menu('/'), { container, hydrate: true });
		expect(isOpen()).toBe(true);
		fireEvent.keyDown(document.body, { key: 'Escape' });
		expect(isOpen()).toBe(false);
		expect(consoleErrors).not.toHaveBeenCalled();
		container.remove();
	});

	test('the account menu closes on navigation', () => {
		const { rerender } = render(menu('/'));
		open();
		expect(isOpen()).toBe(true);
		rerender(menu('/services'));
		expect(isOpen()).toBe(false);
	});

	test('the account menu closes with Escape and returns the focus', () => {
		render(menu('/'));
		open();
		const link = screen.getByRole('link', { name: 'My appointments' });
		link.focus();
		fireEvent.keyDown(link, { key: 'Escape' });
		expect(isOpen()).toBe(false);
		expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Wairimu' }));
	});

	test('the account menu closes with Escape wherever the focus is', () => {
		render(menu('/'));
		open();
		fireEvent.keyDown(document.body, { key: 'Escape' });
		expect(isOpen()).toBe(false);
	});

	test('the account menu closes when an entry is chosen, when the focus leaves, and when the page is touched', () => {
		render(menu('/'));
		open();
		fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
		expect(isOpen()).toBe(false);
		open();
		fireEvent.blur(screen.getByRole('button', { name: 'Logout' }), {
			relatedTarget: screen.getByRole('button', { name: 'elsewhere' }),
		});
		expect(isOpen()).toBe(false);
		open();
		fireEvent.pointerDown(document.body);
		expect(isOpen()).toBe(false);
	});
});
