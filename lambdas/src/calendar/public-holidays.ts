import { CalendarDate, getDayOfWeek } from '@internationalized/date';

/** A public holiday of Kenya as the centre observes it. */
export interface PublicHoliday {
	/** Calendar day, `YYYY-MM-DD`. */
	readonly date: string;
	readonly name: string;
	/** The origin of the day. */
	readonly source: 'fixed' | 'easter' | 'election' | 'moon';
	/** False while it waits for the gazette; staff can open such a day (see calendar.ts). */
	readonly confirmed: boolean;
}

/**
 * Public Holidays Act (Cap. 110), first schedule, with the names in use since 2024 (Mazingira Day on 10 October).
 * Collected in product research 4.7, from the data of python-holidays 0.105 for KE.
 */
const fixedDays = [
	{ month: 1, day: 1, name: "New Year's Day" },
	{ month: 5, day: 1, name: 'Labour Day' },
	{ month: 6, day: 1, name: 'Madaraka Day' },
	{ month: 10, day: 10, name: 'Mazingira Day' },
	{ month: 10, day: 20, name: 'Mashujaa Day' },
	{ month: 12, day: 12, name: 'Jamhuri Day' },
	{ month: 12, day: 25, name: 'Christmas Day' },
	{ month: 12, day: 26, name: 'Boxing Day' },
] as const;

/**
 * Idd-ul-Fitr is gazetted when the moon is seen; these are estimates (research 4.7). For a year without an entry staff
 * enter it in the centre's calendar. Idd-ul-Azha and Diwali are holidays by gazette notice only.
 */
const iddUlFitr: Readonly<Record<number, string>> = { 2027: '2027-03-10' };

/** Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): CalendarDate {
	const a = year % 19;
	const b = Math.floor(year / 100);
	const c = year % 100;
	const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
	const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
	const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
	return new CalendarDate(year, Math.floor(f / 31), (f % 31) + 1);
}

/** A general election is held on the second Tuesday of August of every fifth year (Constitution, article 101). */
function electionDay(year: number): readonly PublicHoliday[] {
	if (year % 5 !== 2) return [];
	const first = new CalendarDate(year, 8, 1);
	const sinceTuesday = getDayOfWeek(first, 'en-GB', 'tue');
	const date = first.add({ days: ((7 - sinceTuesday) % 7) + 7 });
	return [{ date: date.toString(), name: 'General election day', source: 'election', confirmed: false }];
}

function easterDays(year: number): readonly PublicHoliday[] {
	const sunday = easterSunday(year);
	const day = (name: string, days: number): PublicHoliday => ({
		date: sunday.add({ days }).toString(),
		name,
		source: 'easter',
		confirmed: true,
	});
	return [day('Good Friday', -2), day('Easter Monday', 1)];
}

function moonDays(year: number): readonly PublicHoliday[] {
	const date = iddUlFitr[year];
	return date === undefined ? [] : [{ date, name: 'Idd-ul-Fitr', source: 'moon', confirmed: false }];
}

/**
 * Every public holiday of a year, in order. One of the fixed days that falls on a Sunday moves to the next day that is
 * not a holiday itself (section 4 of the Act).
 */
export function publicHolidays(year: number): readonly PublicHoliday[] {
	const proper = fixedDays.map(({ month, day, name }) => ({ date: new CalendarDate(year, month, day), name }));
	const others = [...easterDays(year), ...electionDay(year), ...moonDays(year)];
	const occupied = new Set([...proper.map(({ date }) => date.toString()), ...others.map(({ date }) => date)]);
	const moved = proper.map(({ date, name }): PublicHoliday => {
		if (getDayOfWeek(date, 'en-GB', 'sun') !== 0) return fixed(date, name);
		const instead = nextFree(date, occupied);
		occupied.add(instead.toString());
		return fixed(instead, `${name} (observed)`);
	});
	return [...moved, ...others].sort((a, b) => a.date.localeCompare(b.date));
}

const fixed = (date: CalendarDate, name: string): PublicHoliday => ({
	date: date.toString(),
	name,
	source: 'fixed',
	confirmed: true,
});

function nextFree(date: CalendarDate, occupied: ReadonlySet<string>): CalendarDate {
	const next = date.add({ days: 1 });
	return occupied.has(next.toString()) ? nextFree(next, occupied) : next;
}
