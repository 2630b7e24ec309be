/** @jest-environment @tulia/test-kit/jsdom-environment */
import { announceHydrated } from '@tulia/platform/boot';
import { preventEarlySubmit, replayEarlyEvents, takeEarlySubmit } from './early-events.ts';

const start = jest.fn();
const giveUp = replayEarlyEvents(start);
const pressed = jest.fn();
const find = (selector: string): HTMLElement => {
	const element = document.querySelector<HTMLElement>(selector);
	if (!element) throw new Error(`There is no ${selector}.`);
	return element;
};

beforeEach(() => {
	jest.useFakeTimers();
	start.mockClear();
	pressed.mockClear();
	for (const part of ['frame', 'page']) document.documentElement.removeAttribute(`data-${part}`);
	document.body.innerHTML = `
		<main>
			<button id="like">Like</button>
			<form><input id="name"><button id="send">Send</button></form>
			<a id="book" href="#book" data-needs-app>Book</a>
		</main>
		<footer><button id="letters">Subscribe</button></footer>`;
	// Like React, which listens on the root once the part is hydrated.
	document.body.onclick = ({ target }) => {
		if (target instanceof HTMLElement) pressed(target.id);
	};
});
afterEach(() => {
	giveUp();
	jest.useRealTimers();
});

test('a click waits for its own part to hydrate, shows as busy, and is replayed once', () => {
	find('#like').click();
	find('#like').click();
	expect(start).toHaveBeenCalled();
	expect(find('#like').getAttribute('aria-busy')).toBe('true');
	announceHydrated('frame');
	jest.runAllTimers();
	expect(pressed).not.toHaveBeenCalled();

	find('#like').click();
	announceHydrated('page');
	jest.advanceTimersByTime(0);
	expect(pressed.mock.calls).toEqual([['like']]);
});

/** Mutation observers are notified in a microtask after the change. */
const resolved = () => Promise.resolve();

test('a pressed control is busy until the page changes', async () => {
	find('#like').click();
	announceHydrated('page');
	jest.advanceTimersByTime(0);
	await resolved();
	expect(find('#like').hasAttribute('data-working')).toBe(true);
	expect(find('#like').getAttribute('aria-busy')).toBe('true');
	find('main').append('Liked');
	await resolved();
	expect(find('#like').hasAttribute('data-working')).toBe(false);
	expect(find('#like').hasAttribute('aria-busy')).toBe(false);
});

test('a control that sets its own busy state stays busy', async () => {
	document.body.onclick = ({ target }) => target instanceof HTMLElement && target.setAttribute('aria-busy', 'true');
	find('#like').click();
	announceHydrated('page');
	jest.advanceTimersByTime(0);
	await resolved();
	expect(find('#like').hasAttribute('data-working')).toBe(false);
	expect(find('#like').getAttribute('aria-busy')).toBe('true');
});

test('a press that changes nothing is busy for a limited time', async () => {
	find('#like').click();
	announceHydrated('page');
	jest.advanceTimersByTime(30_000);
	await resolved();
	expect(find('#like').hasAttribute('data-working')).toBe(false);
});

test('a hydrated part is ignored', () => {
	announceHydrated('frame');
	find('#letters').click();
	expect(pressed.mock.calls).toEqual([['letters']]);
	expect(start).not.toHaveBeenCalled();
});

test('a submit before hydration is replayed after it, and never sent natively', () => {
	const form = find('form');
	const sent = jest.fn((event: Event) => event.preventDefault());
	form.onsubmit = sent;
	form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
	expect(sent).not.toHaveBeenCalled();
	announceHydrated('page');
	jest.advanceTimersByTime(0);
	expect(sent).toHaveBeenCalledTimes(1);
});

test('a field takes focus and input as usual', () => {
	find('#name').click();
	expect(pressed.mock.calls).toEqual([['name']]);
});

test('without the application a form says that nothing was sent, and a link is followed', () => {
	find('#send').click();
	find('#book').click();
	giveUp();
	expect(document.querySelector('[role=alert]')?.textContent).toContain('nothing was sent');
	expect(find('#send').hasAttribute('data-working')).toBe(false);
	expect(window.location.hash).toBe('#book');
	announceHydrated('page');
	jest.advanceTimersByTime(0);
	expect(pressed).not.toHaveBeenCalled();
});

test('a form that could not start shows the number to call, where the page knows it', () => {
	const state = {
		api: { queries: { one: { endpointName: 'getProfile', data: { phones: { main: '0700 000 100' } } } } },
	};
	document.body.insertAdjacentHTML(
		'beforeend',
		`<script type="application/json" id="state">${JSON.stringify(state)}</script>`,
	);
	find('#send').click();
	giveUp();
	expect(document.querySelector('[role=alert] a')?.getAttribute('href')).toBe('tel:0700000100');
	expect(document.querySelector('[role=alert]')?.textContent).toMatch(/try again\. Or call 0700 000 100\.$/);
});

test('a pending press is given up after the timeout of a call', () => {
	find('#like').click();
	jest.advanceTimersByTime(30_000);
	expect(document.querySelector('[role=alert]')?.textContent).toMatch(/could not start/);
});

test('the busy message is announced once after a second, and shown after five, until the page changes', async () => {
	find('#send').setAttribute('data-verb', 'Sending…');
	find('#send').setAttribute('type', 'button');
	find('#send').click();
	jest.advanceTimersByTime(1001);
	expect(find('#live-region').textContent).toBe('Sending…');
	expect(document.querySelector('#boot-note')).toBeNull();
	jest.advanceTimersByTime(4000);
	expect(find('#boot-note').textContent).toBe('Still working. Your choices are safe.');
	expect(find('#boot-note').getAttribute('role')).toBe('status');
	announceHydrated('page');
	jest.advanceTimersByTime(0);
	find('main').append('Sent');
	await resolved();
	expect(document.querySelector('#boot-note')).toBeNull();
});

test('a form sent with Enter shows its button as busy', () => {
	find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
	expect(find('#send').matches('[data-working][aria-busy=true]')).toBe(true);
});

const submit = (form: HTMLFormElement): boolean =>
	form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

test('a form is not submitted before a script takes over, which receives the early submit once', () => {
	announceHydrated('frame'); // nothing is left to replay
	document.body.innerHTML = '<form><input name="password" value="secret"></form>';
	const [form] = document.forms;
	if (!form) throw new Error('There is no form.');
	preventEarlySubmit();
	expect(submit(form)).toBe(false);
	expect(takeEarlySubmit()).toBe(form);
	expect(takeEarlySubmit()).toBeUndefined();
	expect(submit(form)).toBe(true);
});
