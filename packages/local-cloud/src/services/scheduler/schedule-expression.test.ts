import { readExpression } from './schedule-expression.ts';

test.each([
	['at(2026-11-24T09:00:00)', 'Africa/Nairobi', '2026-11-24T06:00:00.000Z'],
	['at(2026-11-24T09:00:00)', 'UTC', '2026-11-24T09:00:00.000Z'],
	// The hour after the clocks went forward.
	['at(2026-03-29T03:30:00)', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
])('%s in %s is %s', (expression, zone, instant) => {
	expect(readExpression(expression, zone)).toEqual({ kind: 'at', instant: new Date(instant) });
});

test.each([
	['rate(1 minute)', 60_000],
	['rate(2 hours)', 7_200_000],
	['rate(7 days)', 604_800_000],
])('%s is every %d ms', (expression, everyMs) => {
	expect(readExpression(expression, 'UTC')).toEqual({ kind: 'rate', everyMs });
});

test.each(['cron(0 9 * * ? *)', 'at(2026-02-30T09:00)', 'at(2026-13-01T00:00:00)', 'rate(0.5 hours)', ''])(
	'"%s" is an invalid schedule expression',
	(expression) => {
		expect(readExpression(expression, 'UTC')).toBeUndefined();
	},
);
