const pattern = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** Milliseconds of an ISO 8601 duration of days, hours, minutes and seconds (`PT24H`); undefined when it is invalid. */
export function millisecondsOf(duration: string): number | undefined {
	const match = pattern.exec(duration);
	if (!match || duration === 'P' || duration.endsWith('T')) return undefined;
	const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
	return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}
