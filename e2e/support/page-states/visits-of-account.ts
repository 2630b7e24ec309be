import { CENTRE_ZONE } from '@tulia/centre/zone';
import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { JOURNEY_START } from '@tulia/test-kit/clock';
import type { Page } from 'playwright-core';

const HOUR = 3_600_000;

export interface Visit {
	readonly ticketNumber: string;
	readonly inHours: number;
	readonly status?: 'confirmed' | 'attended' | 'missed' | 'cancelled';
	readonly series?: NonNullable<Ticket['series']>;
}

const inNairobi = (options: Intl.DateTimeFormatOptions, locale: string, at: Date): string =>
	new Intl.DateTimeFormat(locale, { ...options, timeZone: CENTRE_ZONE }).format(at);

/** Half past ten in Nairobi on the day of an instant; for a visit within a day, the full hour after it. */
export function startOf(inHours: number): Date {
	const at = Math.ceil(Date.parse(JOURNEY_START) / HOUR) * HOUR + inHours * HOUR;
	if (inHours > 0 && inHours < 24) return new Date(at);
	return new Date(`${inNairobi({ dateStyle: 'short' }, 'en-CA', new Date(at))}T10:30:00+03:00`);
}

/** A ticket as a response of the API. */
function ticketOf({ ticketNumber, inHours, status = 'confirmed', series }: Visit) {
	const startsAt = startOf(inHours);
	const changeableUntil = new Date(startsAt.getTime() - 24 * HOUR).toISOString();
	return {
		ticketNumber,
		service: 'Anxiety Management',
		serviceId: 'anxiety-management',
		date: inNairobi({ dateStyle: 'short' }, 'en-CA', startsAt),
		time: inNairobi({ hour: 'numeric', minute: '2-digit', hour12: true }, 'en-US', startsAt),
		startsAt: startsAt.toISOString(),
		endsAt: new Date(startsAt.getTime() + HOUR).toISOString(),
		psychologist: 'Dr. Nyambura Otieno',
		psychologistId: 'nyambura-otieno',
		location: 'Tulia House, 2nd floor, Kindaruma Road, Kilimani, Nairobi',
		name: 'Wairimu Kariuki',
		status,
		reminder: status === 'confirmed' && inHours > 24 ? { kind: 'email', at: changeableUntil } : { kind: 'none' },
		appointmentId: `id-${ticketNumber}`,
		forWhom: 'me',
		price: 3500,
		currency: 'USD',
		version: 1,
		changeableUntil,
		...(series ? { series } : {}),
	};
}

/** Hours. */
export const DAY = 24;
export const next: Visit = { ticketNumber: 'TUL-26-4K7M9', inHours: 9 * DAY };
export const soon: Visit = { ticketNumber: 'TUL-26-5S4NN', inHours: 12 };
export const visits: readonly Visit[] = [
	{ ticketNumber: 'TUL-26-3SEPC', inHours: -80 * DAY, status: 'cancelled' },
	{ ticketNumber: 'TUL-26-28KQR', inHours: -59 * DAY, status: 'missed' },
	{ ticketNumber: 'TUL-26-2WDF4', inHours: -45 * DAY, status: 'attended' },
	next,
	{ ticketNumber: 'TUL-26-6F7XY', inHours: 16 * DAY },
];

/** Mocks an account with these visits: a new account may have one, and none in the past. */
export const holding =
	(...visitsHeld: readonly Visit[]) =>
	async (page: Page): Promise<void> => {
		await page.route('**/api/appointments', (route) =>
			route.request().method() === 'GET'
				? route.fulfill({ json: { data: visitsHeld.map(ticketOf) } })
				: route.fallback(),
		);
		for (const visit of visitsHeld)
			await page.route(`**/api/appointments/${visit.ticketNumber}`, (route) =>
				route.fulfill({ json: ticketOf(visit) }),
			);
	};
