/** @jest-environment @tulia/test-kit/jsdom-environment */
import { watchIntent } from './intent.ts';

const start = jest.fn();
watchIntent(start);
beforeEach(() => {
	start.mockClear();
	document.body.innerHTML = '<p>Read this.</p><a href="/services">Services</a><button>Like</button><input>';
});

const on = (selector: string, event: Event): void => void document.querySelector(selector)?.dispatchEvent(event);
/** jsdom has no pointer events. */
const move = (pointerType: string, movementX: number): Event =>
	Object.assign(new Event('pointermove', { bubbles: true }), { pointerType, movementX, movementY: 0 });

test.each([
	['a mouse that moves over a button', 'button', move('mouse', 3)],
	['the focus in a field', 'input', new Event('focusin', { bubbles: true })],
	['a key in a field', 'input', new Event('keydown', { bubbles: true })],
	['a field that is filled in', 'input', new Event('input', { bubbles: true })],
	['a field that the browser fills in', 'input', new Event('change', { bubbles: true })],
])('%s counts as intent', (_what, selector, event) => {
	on(selector, event);
	expect(start).toHaveBeenCalledTimes(1);
});

test.each([
	['a mouse over text', 'p', move('mouse', 3)],
	['scrolling below a resting mouse', 'button', move('mouse', 0)],
	['a finger that scrolls across a button', 'button', move('touch', 3)],
	['a link that has the focus', 'a', new Event('focusin', { bubbles: true })],
	['a key that scrolls', 'p', new Event('keydown', { bubbles: true })],
])('%s does not count as intent', (_what, selector, event) => {
	on(selector, event);
	expect(start).not.toHaveBeenCalled();
});
