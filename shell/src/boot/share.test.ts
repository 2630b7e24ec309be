/** @jest-environment @tulia/test-kit/jsdom-environment */
import { bindShare } from './share.ts';

bindShare();
beforeEach(() => {
	document.body.innerHTML = `<h1>The first ten minutes</h1>
		<div><button id="open">Share</button>
			<div data-share="/blogs/7"><ul><li hidden><button data-share-sheet>Send with an app</button></li>
				<li><button data-share-copy>Copy link</button><p role="status"></p></li>
				<li><a href="https://wa.me/?text=A%20title%20%2Fblogs%2F7">WhatsApp</a></li></ul></div></div>`;
	Reflect.deleteProperty(navigator, 'share');
	Object.assign(navigator, { clipboard: undefined });
});
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const statusText = () => document.querySelector('[role=status]')?.textContent;

test('the links contain the full address each time the menu opens', () => {
	press('#open');
	press('#open');
	expect(document.querySelector('a')?.getAttribute('href')).toBe(
		'https://wa.me/?text=A%20title%20http%3A%2F%2Flocalhost%2Fblogs%2F7',
	);
});

test('the address is copied, and a message confirms it', async () => {
	const writeText = jest.fn(async () => undefined);
	Object.assign(navigator, { clipboard: { writeText } });
	press('[data-share-copy]');
	await settled();
	expect(writeText).toHaveBeenCalledWith('http://localhost/blogs/7');
	expect(statusText()).toBe('Link copied');
});

test('the address is shown where it cannot be copied', async () => {
	press('[data-share-copy]');
	await settled();
	expect(statusText()).toBe('Copy this address: http://localhost/blogs/7');
});

test('the share sheet of the device is offered where it exists', () => {
	press('#open');
	expect(document.querySelector('li')?.hidden).toBe(true);
	const share = jest.fn(async () => undefined);
	Object.assign(navigator, { share });
	press('#open');
	expect(document.querySelector('li')?.hidden).toBe(false);
	press('[data-share-sheet]');
	expect(share).toHaveBeenCalledWith({ title: 'The first ten minutes', url: 'http://localhost/blogs/7' });
});
