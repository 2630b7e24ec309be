import { headerPayloads, injectedAddress } from './header-payloads.ts';
import { xssPayloads } from './xss-payloads.ts';

describe('the attack texts', () => {
	test('the attack texts are more than 200 for pages and more than 40 for mails, all different', () => {
		expect(new Set(xssPayloads).size).toBe(xssPayloads.length);
		expect(xssPayloads.length).toBeGreaterThanOrEqual(200);
		expect(new Set(headerPayloads).size).toBe(headerPayloads.length);
		expect(headerPayloads.length).toBeGreaterThanOrEqual(40);
	});

	test('the attack texts for pages are detected when they run', () => {
		expect(xssPayloads.filter((payload) => !/__xss|d2luZG93Ll9feHNz/.test(payload))).toEqual([]);
	});

	test('the attack texts for mails contain the injected address, plainly or encoded', () => {
		const encoded = /bcc=40attacker\.example|=\?utf-8\?B\?/;
		const silent = headerPayloads.filter((payload) => !payload.includes(injectedAddress) && !encoded.test(payload));
		expect(silent).toEqual([]);
	});
});
