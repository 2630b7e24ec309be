import { momentOf, typedMoment } from './moment-field.ts';

test.each([
	['2026-11-24T06:05:00.000Z', '2026-11-24T09:05'],
	['2026-11-24T21:30:00.000Z', '2026-11-25T00:30'],
	['2026-11-24T10:00:00.000Z', '2026-11-24T13:00'],
])("%s is shown in the centre's time zone as %s, and reads back unchanged", (instant, typed) => {
	expect(typedMoment(instant)).toBe(typed);
	expect(momentOf(typed)).toBe(instant);
});

test('an invalid date and time is returned unchanged, so that its field refuses it', () => {
	expect([momentOf('soon'), momentOf(undefined)]).toEqual(['soon', undefined]);
});
