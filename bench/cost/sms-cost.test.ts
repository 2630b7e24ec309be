import { remindersPerAverted, smsAssumptions, smsCosts, smsPerMonth, smsPerVisit } from './sms-cost.ts';

test('a visit by SMS has its confirmation, its reminder, and a share of rarer messages', () => {
	expect(smsPerVisit(smsAssumptions)).toBeCloseTo(2.25);
	expect(smsPerMonth(smsAssumptions, 300)).toBeCloseTo(300 * 0.5 * 2.25);
});

test('of a hundred visits fifteen are missed without reminders and 11.55 with them: one less per 29 reminders', () => {
	expect(remindersPerAverted(smsAssumptions)).toBeCloseTo(28.99, 2);
});

test('the page shows the cost of a month and of one avoided missed visit, at each price', () => {
	const text = smsCosts(300).join('\n');
	expect(text).toContain('| $0.020 | $0.045 | $6.75 | $0.580 |');
	expect(text).toContain('| $0.250 | $0.563 | $84.38 | $7.25 |');
});
