import { networkOf, siteOf } from './network-of.ts';

describe('the network of an address in rate limits', () => {
	test.each([
		['41.90.1.2', '41.90.1.2'],
		['::ffff:41.90.1.2', '41.90.1.2'],
		['::ffff:295a:102', '41.90.1.2'],
		['2c0f:fe38:2000:1::1', '2c0f:fe38:2000:1::/64'],
		['2C0F:FE38:2000:0001:ffff:ffff:ffff:ffff', '2c0f:fe38:2000:1::/64'],
		['2c0f:fe38:2000:2::1', '2c0f:fe38:2000:2::/64'],
		['::1', '0:0:0:0::/64'],
		['no address', 'no address'],
		['', ''],
	])('in rate limits the address %j counts as the network %j', (ip, network) => {
		expect(networkOf(ip)).toBe(network);
	});
});

describe('the wider network of an address', () => {
	test.each([
		['2c0f:fe38:2000:1::1', '2c0f:fe38:2000::/48'],
		['2c0f:fe38:2000:ffff::1', '2c0f:fe38:2000::/48'],
		['2c0f:fe38:2001:1::1', '2c0f:fe38:2001::/48'],
		['41.90.1.2', undefined],
		['::ffff:41.90.1.2', undefined],
		['no address', undefined],
	])('the wider network of the address %j is %j', (ip, network) => {
		expect(siteOf(ip)).toBe(network);
	});
});
