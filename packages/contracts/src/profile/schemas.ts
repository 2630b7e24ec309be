import * as Type from 'typebox';
import { CalendarDay } from '../text.ts';
import type { Feature } from './features.ts';

/** Hours of one weekday, wall-clock `HH:mm` in the centre's zone; `closed` days have none. */
export const OpeningHours = Type.Object({
	day: Type.Enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']),
	opens: Type.Optional(Type.String({ pattern: '^\\d\\d:\\d\\d$' })),
	closes: Type.Optional(Type.String({ pattern: '^\\d\\d:\\d\\d$' })),
});
export type OpeningHours = Type.Static<typeof OpeningHours>;

/**
 * How a line can be written to. `address`: for `sms` a number as people dial it, for `whatsapp` digits with the country code, for
 * `email` a mail address.
 */
export const WayToWrite = Type.Object({
	kind: Type.Enum(['sms', 'whatsapp', 'email']),
	address: Type.String(),
});
export type WayToWrite = Type.Static<typeof WayToWrite>;

/** A number to call when it cannot wait. `hours` is printed only where the source says so (rule 1). */
export const CrisisLine = Type.Object({
	name: Type.String(),
	/** As people dial it: `0722 178 177`. */
	phone: Type.String(),
	helpsWith: Type.String(),
	hours: Type.Optional(Type.String()),
	/** For whoever cannot speak aloud. */
	write: Type.Optional(WayToWrite),
	/** Calendar day on which staff last phoned or checked it; absent while nobody has. */
	lastChecked: Type.Optional(Type.String()),
});
export type CrisisLine = Type.Static<typeof CrisisLine>;

/** Features that are turned off (`features.ts`), each with the words that visitors read in its place, at most 300 letters. */
export const TurnedOff = Type.Object({
	bookings: Type.Optional(Type.String()),
	comments: Type.Optional(Type.String()),
	newsletter: Type.Optional(Type.String()),
	messages: Type.Optional(Type.String()),
} satisfies Record<Feature, Type.TSchema>);
export type TurnedOff = Type.Static<typeof TurnedOff>;

/** Whether the centre asks for the price of a visit that did not take place. `ask`: staff decide it for each. */
export const chargeRules = ['charge', 'do_not_charge', 'ask'] as const;
export const ChargeRule = Type.Enum([...chargeRules]);
export type ChargeRule = Type.Static<typeof ChargeRule>;
/** Of visits that the client cancelled late or missed. Whatever the centre cancels, or the client in time, costs nothing. */
export const ChargeRules = Type.Object({ lateCancellation: ChargeRule, missed: ChargeRule });
export type ChargeRules = Type.Static<typeof ChargeRules>;

/** Where the door is, in degrees, for machines that find places. One sentence for both: staff type them in one field. */
const Position = Type.Object(
	{
		latitude: Type.Number({ minimum: -90, maximum: 90 }),
		longitude: Type.Number({ minimum: -180, maximum: 180 }),
	},
	{ errorMessage: 'Give latitude and longitude, such as -1.2987, 36.7836' },
);

/** The centre's own facts (rule 1): one record, never typed into a component. */
export const CentreProfile = Type.Object({
	name: Type.String(),
	/** The line under the name: "Counselling and recovery". */
	tagline: Type.String(),
	/** The line under the name in the footer: "Be calm. Begin here." */
	motto: Type.String(),
	address: Type.Object({
		/** Building and floor, street, quarter, town: most precise first. */
		lines: Type.Array(Type.String()),
		mapUrl: Type.String(),
		position: Type.Optional(Position),
	}),
	phones: Type.Object({ main: Type.String(), support: Type.String() }),
	emails: Type.Object({ general: Type.String(), support: Type.String() }),
	/** Seven entries, Monday first. */
	openingHours: Type.Array(OpeningHours),
	socialLinks: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
	responseTimes: Type.Object({ questions: Type.String(), email: Type.String() }),
	/** What the home page says of the centre's success; absent: it claims nothing. `source`: where the figures come from, shown beside them. */
	claims: Type.Optional(
		Type.Object({
			satisfactionPercent: Type.Integer(),
			reviewCount: Type.Integer(),
			source: Type.Optional(Type.String()),
		}),
	),
	mailSender: Type.Object({ name: Type.String(), email: Type.String() }),
	/** IANA name; every date and time on the site is in it. */
	timeZone: Type.String(),
	/** ISO 4217 code of every amount. */
	currency: Type.String(),
	/** One line on how a visit is paid for at the centre: "At the front desk, after the visit. M-Pesa, card or cash". */
	howToPay: Type.Optional(Type.String()),
	/** Absent: neither is charged. */
	charges: Type.Optional(ChargeRules),
	crisisLines: Type.Array(CrisisLine),
	/** First part of a ticket number: `TUL`. */
	ticketPrefix: Type.String({ pattern: '^[A-Z]{3}$' }),
	/** International digits without `+`, when the centre answers on WhatsApp. */
	whatsapp: Type.Optional(Type.String()),
	/** When somebody answers there. Seven entries, Monday first; without them, the opening hours. */
	chatHours: Type.Optional(Type.Array(OpeningHours)),
	turnedOff: Type.Optional(TurnedOff),
});
export type CentreProfile = Type.Static<typeof CentreProfile>;

/** The record as everybody reads it. */
export const PublicProfile = Type.Object({
	...CentreProfile.properties,
	/**
	 * Days (`YYYY-MM-DD`) of this month and the next on which the centre is closed although its week says open: public
	 * holidays and what staff closed. Absent in records that were saved in a build.
	 */
	closedDays: Type.Optional(Type.Array(CalendarDay)),
	/** This site sends SMS. Absent: it sends none, and asks nobody for a phone to send them to. */
	sendsSms: Type.Optional(Type.Boolean()),
});
export type PublicProfile = Type.Static<typeof PublicProfile>;
