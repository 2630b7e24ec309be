import { dayOf, minuteOf } from '@tulia/centre/clock';
import { isDate } from '@tulia/centre/date-format';
import { instantAt } from '@tulia/centre/instant';

const TYPED = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/;

/**
 * The value of a date-and-time field for an instant, in the centre's time zone: `2026-11-24T09:00`. Empty for an
 * invalid instant.
 */
export function typedMoment(instant: string): string {
	const at = new Date(instant);
	if (!isDate(at)) return '';
	const minute = minuteOf(at);
	return `${dayOf(at)}T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * The instant (ISO UTC) of a date and time in the centre's time zone. An invalid text is returned unchanged, and its
 * field refuses it.
 */
export function momentOf(typed: string | undefined): string | undefined {
	if (typed === undefined) return undefined;
	const [, day, hour, minute] = TYPED.exec(typed) ?? [];
	if (day === undefined) return typed;
	return instantAt(day, Number(hour) * 60 + Number(minute)).toISOString();
}
