import { workingMoment } from './working-moment.ts';

/** Times of day are in Nairobi. */
const at = (text: string): Date => new Date(`${text}:00+03:00`);

test.each([
	['a Wednesday at work', '2026-11-25T11:15', '2026-11-25T11:15'],
	['before it opens', '2026-11-25T03:00', '2026-11-25T10:40'],
	['shortly before it closes', '2026-11-25T16:30', '2026-11-26T10:40'],
	['at night', '2026-11-25T23:59', '2026-11-26T10:40'],
	['a Saturday at work', '2026-11-28T12:00', '2026-11-28T12:00'],
	['a Saturday afternoon', '2026-11-28T13:30', '2026-11-30T10:40'],
	['a Sunday', '2026-11-22T20:15', '2026-11-23T10:40'],
	['a public holiday in the middle of the week', '2026-10-20T11:00', '2026-10-21T10:40'],
	['Christmas Day and the day after, before a Sunday', '2026-12-25T11:00', '2026-12-28T10:40'],
])('on %s the demo starts on a working day', (_when, now, start) => {
	expect(workingMoment(at(now))).toEqual(at(start));
});
