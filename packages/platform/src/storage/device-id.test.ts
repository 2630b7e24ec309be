/** @jest-environment @tulia/test-kit/jsdom-environment */
import type { deviceId } from './device-id.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** As after a page load: nothing in memory. */
const pageLoad = (): typeof deviceId => {
	jest.resetModules();
	return (require('./device-id.ts') as { readonly deviceId: typeof deviceId }).deviceId;
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the device id', () => {
	test('the device id is a random UUID, the same on every page and in every visit', () => {
		const first = pageLoad();
		expect(first()).toMatch(UUID);
		expect(first()).toBe(first());
		expect(pageLoad()()).toBe(first());
	});

	test('an invalid stored device id is replaced', () => {
		localStorage.setItem('tulia.device', 'x'.repeat(5000));
		const id = pageLoad()();
		expect(id).toMatch(UUID);
		expect(localStorage.getItem('tulia.device')).toBe(id);
	});

	test('the device id lives as long as the page where storage is refused', () => {
		jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
			throw new DOMException('refused', 'SecurityError');
		});
		const page = pageLoad();
		expect(page()).toMatch(UUID);
		expect(page()).toBe(page());
		expect(pageLoad()()).not.toBe(page());
	});
});
