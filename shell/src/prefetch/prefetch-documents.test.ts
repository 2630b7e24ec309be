/** @jest-environment @tulia/test-kit/jsdom-environment */
import { announceHydrated } from '@tulia/platform/boot';
import { prefetchDocumentsOnIntent } from './prefetch-page.ts';

prefetchDocumentsOnIntent();
beforeEach(() => {
	jest.useFakeTimers();
	document.head.replaceChildren();
	document.body.innerHTML = `
		<a href="/services"><b>Services</b></a>
		<a href="/login">Log in</a>
		<a href="/contact">Contact</a>
		<a href="/blogs?page=2">Older</a>
		<a href="/appointments">My appointments</a>`;
});
afterEach(() => jest.useRealTimers());

function happen(type: string, selector: string): void {
	document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
	jest.advanceTimersByTime(0);
}
const prefetched = (): readonly (string | null)[] =>
	[...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

test('the finished document of a link is prefetched on hover, once', () => {
	happen('pointerover', 'a[href="/services"] b');
	happen('focusin', 'a[href="/services"]');
	happen('touchstart', 'a[href="/login"]');
	expect(prefetched()).toEqual(['/services', '/login']);
});

test('a guarded document and one for a search are not prefetched', () => {
	happen('pointerover', 'a[href="/appointments"]');
	happen('pointerover', 'a[href="/blogs?page=2"]');
	expect(prefetched()).toEqual([]);
});

test('no document is prefetched once the page is hydrated', () => {
	announceHydrated('frame');
	happen('pointerover', 'a[href="/contact"]');
	expect(prefetched()).toEqual([]);
});
