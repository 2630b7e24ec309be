import { headerPayloads, injectedAddress } from './header-payloads.ts';
import { xssPayloads } from './xss-payloads.ts';

describe('the attack texts', () => {
	test('are more than 200 for pages and more than 40 for mails, each a different one', () => {
		expect(new Set(xssPayloads).size).toBe(xssPayloads.length);
		expect(xssPayloads.length).toBeGreaterThanOrEqual(200);
		expect(new Set(headerPayloads).size).toBe(headerPayloads.length);
		expect(headerPayloads.length).toBeGreaterThanOrEqual(40);
	});

	test('for pages would be noticed if they ran', () => {
		expect(xssPayloads.filter((payload) => !/__xss|d2luZG93Ll9feHNz/.test(payload))).toEqual([]);
	});

	test('for mails name one address, plainly or encoded', () => {
		const encoded = /bcc=40attacker\.example|=\?utf-8\?B\?/;
		const silent = headerPayloads.filter((payload) => !payload.includes(injectedAddress) && !encoded.test(payload));
		expect(silent).toEqual([]);
	});
});
