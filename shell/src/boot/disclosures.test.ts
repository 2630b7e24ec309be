/** @jest-environment @tulia/test-kit/jsdom-environment */
import { announceHydrated } from '@tulia/platform/boot';
import { bindMenus } from './disclosures.ts';

bindMenus();
beforeEach(() => {
	document.body.innerHTML =
		'<button aria-expanded="false" aria-controls="m">Menu</button><div id="m" hidden><a href="#x">Home</a></div><p>Words</p>';
});

const button = (): HTMLButtonElement => document.querySelector('button') ?? document.createElement('button');
const isOpen = (): boolean =>
	document.getElementById('m')?.hidden === false && button().getAttribute('aria-expanded') === 'true';

test('a menu opens and closes by its button, and closes with Escape, which returns the focus', () => {
	button().click();
	expect(isOpen()).toBe(true);
	button().click();
	expect(isOpen()).toBe(false);
	button().click();
	document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
	expect(isOpen()).toBe(false);
	expect(document.activeElement).toBe(button());
});

test('a menu closes on a press outside, and its own links still lead to their page', () => {
	button().click();
	document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
	expect(isOpen()).toBe(true);
	document.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
	expect(isOpen()).toBe(false);
});

test('a hydrated menu is handled by the application', () => {
	announceHydrated('frame');
	button().click();
	expect(isOpen()).toBe(false);
	document.documentElement.removeAttribute('data-frame');
});
