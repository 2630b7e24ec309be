/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Accordion, AccordionItem } from './accordion.tsx';

const items = (
	<>
		<AccordionItem id="privacy" title="Who can see what I say?">
			Nobody else.
		</AccordionItem>
		<AccordionItem id="length" title="How long is a session?">
			One hour.
		</AccordionItem>
	</>
);
const press = (title: string) => fireEvent.click(screen.getByText(title));
const open = () => [...document.querySelectorAll('details[open]')].map((item) => item.id);

function Page() {
	const [openId, setOpenId] = useState<string | undefined>('length');
	return (
		<Accordion openId={openId} onOpenChange={setOpenId}>
			{items}
		</Accordion>
	);
}

describe('an accordion', () => {
	test('an accordion has one item open at a time', () => {
		render(<Accordion>{items}</Accordion>);
		press('Who can see what I say?');
		press('How long is a session?');
		expect(open()).toEqual(['length']);
	});

	test('an accordion closes the open item when it is pressed again', () => {
		render(<Accordion defaultOpenId="privacy">{items}</Accordion>);
		press('Who can see what I say?');
		expect(open()).toEqual([]);
	});

	test('an accordion can be controlled by the page', () => {
		render(<Page />);
		expect(open()).toEqual(['length']);
		press('Who can see what I say?');
		expect(open()).toEqual(['privacy']);
	});

	test('an accordion adopts an item that the browser opened', () => {
		render(<Accordion>{items}</Accordion>);
		const item = document.getElementById('length');
		item?.setAttribute('open', '');
		if (item) fireEvent(item, new Event('toggle'));
		press('Who can see what I say?');
		expect(open()).toEqual(['privacy']);
	});

	test('an accordion preserves an item opened before hydration, and works from there', () => {
		const consoleErrors = jest.spyOn(console, 'error');
		const container = document.body.appendChild(document.createElement('div'));
		container.innerHTML = renderToString(<Page />);
		for (const item of container.querySelectorAll('details')) item.open = item.id === 'privacy';
		render(<Page />, { container, hydrate: true });
		expect(open()).toEqual(['privacy']);
		press('Who can see what I say?');
		expect(open()).toEqual([]);
		expect(consoleErrors).not.toHaveBeenCalled();
		container.remove();
	});

	test('an accordion is one group of details without any script', () => {
		const html = renderToString(<Accordion defaultOpenId="length">{items}</Accordion>);
		const names = [...html.matchAll(/name="([^"]+)"/g)].map(([, name]) => name);
		expect(names).toHaveLength(2);
		expect(new Set(names).size).toBe(1);
		expect(html).toMatch(/<details id="length"[^>]* open=""/);
	});
});
