/** @jest-environment @tulia/test-kit/jsdom-environment */
import { controlAt, partOf, watchIntent } from './controls.ts';

describe('a control before hydration', () => {
	const at = (html: string): HTMLElement | undefined => {
		document.body.innerHTML = html;
		return controlAt(document.querySelector('[data-at]'));
	};

	beforeEach(() => window.history.replaceState(null, '', '/blogs'));

	test.each([
		['the text of an article', '<p data-at>Breathe out slowly.</p>'],
		['a link to another page', '<a href="/services"><b data-at>Services</b></a>'],
		['a link within the page', '<a href="#main" data-at>Skip</a>'],
		['an accordion', '<details><summary><h3 data-at>Who can see it?</h3></summary>Nobody.</details>'],
		[
			'a menu whose links are in the HTML',
			'<button aria-expanded="false" aria-controls="m" data-at>Menu</button><div id="m" hidden><a href="/">Home</a></div>',
		],
		['a link to another page of the list', '<a href="/blogs?page=2" data-at>2</a>'],
		['a like button', '<button data-like="7"><svg data-at></svg>Like</button>'],
		['a share button', '<div data-share="/blogs/7"><button data-share-copy data-at>Copy link</button></div>'],
		['the quick exit', '<a href="https://weather.example" data-leave data-at>Leave this site</a>'],
	])('%s works without the application', (_what, html) => {
		expect(at(html)).toBeUndefined();
	});

	test.each([
		['a button', '<button><svg data-at></svg>Comment</button>', 'BUTTON'],
		['a field', '<input data-at>', 'INPUT'],
		['a link to a search on this page', '<a href="/blogs?search=rest" data-at>Rest</a>', 'A'],
		['a link to another page of search results', '<a href="/blogs?search=rest&page=2" data-at>2</a>', 'A'],
		['a link with navigation state', '<a href="/schedule-appointment" data-needs-app data-at>Book</a>', 'A'],
		[
			'a menu that is rendered when it opens',
			'<button aria-expanded="false" aria-controls="m" data-at>Share</button><div id="m" hidden></div>',
			'BUTTON',
		],
	])('%s needs the application', (_what, html, tag) => {
		expect(at(html)?.tagName).toBe(tag);
	});

	test('a control inside the page waits for its module, a control around it does not', () => {
		expect(partOf(at('<main><button data-at>Like</button></main>') ?? document.body)).toBe('page');
		expect(partOf(at('<footer><button data-at>Subscribe</button></footer>') ?? document.body)).toBe('frame');
	});

	test('a like needs the application where the browser forbids storage', () => {
		const forbidden = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
			throw new DOMException('No storage here', 'SecurityError');
		});
		expect(at('<button data-like="7" data-at>Like</button>')?.tagName).toBe('BUTTON');
		forbidden.mockRestore();
	});
});

describe('intent', () => {
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
});
