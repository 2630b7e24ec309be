/** When a schedule is due: once, or repeatedly. */
export type Due = { readonly kind: 'at'; readonly instant: Date } | { readonly kind: 'rate'; readonly everyMs: number };

const units: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Parses `at(2026-11-24T06:00:00)` in an IANA zone, or `rate(1 minute)`. Anything else is undefined (`cron` too). */
export function readExpression(expression: string, timeZone: string): Due | undefined {
	const at = /^at\((\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})\)$/.exec(expression)?.[1];
	if (at) {
		const instant = instantOf(at, timeZone);
		return Number.isNaN(instant.getTime()) ? undefined : { kind: 'at', instant };
	}
	const [, number, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
	const unitMs = units[unit];
	return number && unitMs ? { kind: 'rate', everyMs: Number(number) * unitMs } : undefined;
}

/** The instant of a wall-clock time in a zone. The offset is looked up twice because of clock changes. */
function instantOf(wallClock: string, timeZone: string): Date {
	const asUtc = Date.parse(`${wallClock}Z`);
	const guess = asUtc - offsetAt(asUtc, timeZone);
	return new Date(asUtc - offsetAt(guess, timeZone));
}

/** Milliseconds that a zone is ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
	if (Number.isNaN(instant)) return 0;
	const parts = new Intl.DateTimeFormat('en', {
		timeZone,
		hourCycle: 'h23',
		...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
	}).formatToParts(instant);
	const part = (type: string): number => Number(parts.find((candidate) => candidate.type === type)?.value);
	const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
	return wall - Math.floor(instant / 1000) * 1000;
}

/** Whether the zone is known to this runtime. */
export function isTimeZone(timeZone: string): boolean {
	try {
		new Intl.DateTimeFormat('en', { timeZone });
		return true;
	} catch {
		return false;
	}
}
