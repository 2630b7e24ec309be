import { costByMeter, costOf, firewallCost, prices, REGION_FACTOR } from './price-list.ts';
import { meters } from './usage.ts';

test('a usage costs its units times their price', () => {
	expect(costByMeter({ edgeGigabytes: 10, mails: 500 })).toEqual({ edgeGigabytes: 1.1, mails: 0.08 });
	expect(costOf({ edgeGigabytes: 10, mails: 500 })).toBeCloseTo(1.18, 9);
});

test('the cost of a firewall is its list, its rule and each million requests', () => {
	expect(firewallCost(2_000_000)).toBeCloseTo(7.2, 9);
});

test.each(meters)('the price of %s says what it is for, how it is known and from where', (meter) => {
	const { usd, per, unit, source } = prices[meter];
	expect(usd).toBeGreaterThan(0);
	expect(per).toBeGreaterThan(0);
	expect(unit).not.toBe('');
	expect(source).not.toBe('');
});

test('an estimated price of DynamoDB is the one of us-east-1 times the factor', () => {
	expect(prices.writeUnits.usd).toBeCloseTo(0.625 * REGION_FACTOR, 3);
	expect(prices.writeUnits.standing).toBe('estimated');
});
