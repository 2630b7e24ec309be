import { millisecondsOf } from './duration.ts';

test.each([
	['PT24H', 86_400_000],
	['P1DT2H3M4S', 93_784_000],
	['PT1M', 60_000],
])('the duration %s is %d ms', (duration, milliseconds) => {
	expect(millisecondsOf(duration)).toBe(milliseconds);
});

test.each(['', 'P', 'PT', '24H', 'P1Y', 'PT-1H'])('"%s" is an invalid duration', (text) => {
	expect(millisecondsOf(text)).toBeUndefined();
});
