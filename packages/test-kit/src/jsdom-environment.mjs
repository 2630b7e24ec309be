import { TestEnvironment } from 'jest-environment-jsdom';

/** Drops the page's AbortSignal, which Node's Request does not accept. */
class PageRequest extends Request {
	constructor(input, options = {}) {
		const { signal, ...rest } = options;
		super(typeof input === 'string' && input.startsWith('/') ? new URL(input, 'http://localhost') : input, rest);
	}
}

/**
 * Defines `<search>` as the standard does. For jsdom it is an unknown element, and React logs a warning for each one.
 */
function knowSearch({ Document, HTMLElement }) {
	const { createElement } = Document.prototype;
	Document.prototype.createElement = function (name, options) {
		const element = createElement.call(this, name, options);
		return name === 'search' ? Object.setPrototypeOf(element, HTMLElement.prototype) : element;
	};
}

/** jsdom with the browser APIs that it lacks: fetch and its classes, text encoders, structuredClone, scrolling. */
export default class PageEnvironment extends TestEnvironment {
	async setup() {
		await super.setup();
		Object.assign(this.global, {
			fetch,
			Request: PageRequest,
			Response,
			Headers,
			TextEncoder,
			TextDecoder,
			structuredClone,
		});
		knowSearch(this.global);
		this.global.Element.prototype.scrollIntoView ??= () => undefined;
		this.global.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
		this.global.ResizeObserver ??= class {
			observe() {}
			unobserve() {}
			disconnect() {}
		};
	}
}
