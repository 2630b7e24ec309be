import { dayOf, timeOf } from '@tulia/centre/clock';
import { shortDayWithYear } from '@tulia/centre/date-words';

/** Day of an instant (ISO UTC) at the centre: `Thu 19 Nov 2026`. */
export const visitDay = (at: string): string => shortDayWithYear(dayOf(new Date(at)));

/** Wall-clock time of an instant (ISO UTC) at the centre: `10:30 AM`. */
export const visitTime = (at: string): string => timeOf(new Date(at));

/** Day and wall-clock time of an instant (ISO UTC) at the centre, with the zone: `Thu 19 Nov 2026, 10:30 AM EAT`. */
export const visitMoment = (at: string): string => `${visitDay(at)}, ${visitTime(at)} EAT`;
