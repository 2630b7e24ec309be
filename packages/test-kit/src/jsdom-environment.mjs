import { TestEnvironment } from 'jest-environment-jsdom';

/** Drops the page's AbortSignal, which Node's Request does not accept. */
class PageRequest extends Request {
	constructor(input, options = {}) {
		const { signal, ...rest } = options;
		super(typeof input === 'string' && input.startsWith('/') ? new URL(input, 'http://localhost') : input, rest);
	}
}

/** jsdom with what every browser has and jsdom lacks: fetch and its classes, text encoders, structuredClone. */
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
		this.global.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
		this.global.ResizeObserver ??= class {
			observe() {}
			unobserve() {}
			disconnect() {}
		};
	}
}
