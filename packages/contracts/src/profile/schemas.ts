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

/** `address`: for `sms` a number as dialled, for `whatsapp` digits with the country code, for `email` an address. */
export const WayToWrite = Type.Object({
	kind: Type.Enum(['sms', 'whatsapp', 'email']),
	address: Type.String(),
});
export type WayToWrite = Type.Static<typeof WayToWrite>;

/** A crisis line. `hours` is printed only where the source states it (rule 1). */
export const CrisisLine = Type.Object({
	name: Type.String(),
	/** As dialled: `0722 178 177`. */
	phone: Type.String(),
	helpsWith: Type.String(),
	hours: Type.Optional(Type.String()),
	/** For people who cannot speak aloud. */
	write: Type.Optional(WayToWrite),
	/** Calendar day on which staff last checked the line; absent: never. */
	lastChecked: Type.Optional(Type.String()),
});
export type CrisisLine = Type.Static<typeof CrisisLine>;

/** Features that are turned off (`features.ts`), each with its message for visitors, at most 300 characters. */
export const TurnedOff = Type.Object({
	bookings: Type.Optional(Type.String()),
	comments: Type.Optional(Type.String()),
	newsletter: Type.Optional(Type.String()),
	messages: Type.Optional(Type.String()),
} satisfies Record<Feature, Type.TSchema>);
export type TurnedOff = Type.Static<typeof TurnedOff>;

/** Whether a visit that did not take place is charged. `ask`: staff decide each one. */
export const chargeRules = ['charge', 'do_not_charge', 'ask'] as const;
export const ChargeRule = Type.Enum([...chargeRules]);
export type ChargeRule = Type.Static<typeof ChargeRule>;
/** For visits that the client cancelled late or missed. Other cancelled visits cost nothing. */
export const ChargeRules = Type.Object({ lateCancellation: ChargeRule, missed: ChargeRule });
export type ChargeRules = Type.Static<typeof ChargeRules>;

/** Coordinates of the door in degrees, for search engines. One message for both: staff type them in one field. */
const Position = Type.Object(
	{
		latitude: Type.Number({ minimum: -90, maximum: 90 }),
		longitude: Type.Number({ minimum: -180, maximum: 180 }),
	},
	{ errorMessage: 'Give latitude and longitude, such as -1.2987, 36.7836' },
);

/** The centre profile (rule 1): one record, never typed into a component. */
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
	/** The success figure on the home page; absent: none. `source` is shown beside it. */
	claims: Type.Optional(
		Type.Object({
			satisfactionPercent: Type.Integer(),
			reviewCount: Type.Integer(),
			source: Type.Optional(Type.String()),
		}),
	),
	mailSender: Type.Object({ name: Type.String(), email: Type.String() }),
	/** IANA name of the time zone of every date and time on the site. */
	timeZone: Type.String(),
	/** ISO 4217 code of every amount. */
	currency: Type.String(),
	/** How a visit is paid for: "At the front desk, after the visit. M-Pesa, card or cash". */
	howToPay: Type.Optional(Type.String()),
	/** Absent: neither is charged. */
	charges: Type.Optional(ChargeRules),
	crisisLines: Type.Array(CrisisLine),
	/** First part of a ticket number: `TUL`. */
	ticketPrefix: Type.String({ pattern: '^[A-Z]{3}$' }),
	/** International digits without `+`, when the centre answers on WhatsApp. */
	whatsapp: Type.Optional(Type.String()),
	/** When messages there are answered. Seven entries, Monday first; absent: the opening hours. */
	chatHours: Type.Optional(Type.Array(OpeningHours)),
	turnedOff: Type.Optional(TurnedOff),
});
export type CentreProfile = Type.Static<typeof CentreProfile>;

/** The profile as the public reads it. */
export const PublicProfile = Type.Object({
	...CentreProfile.properties,
	/**
	 * Days (`YYYY-MM-DD`) of this month and the next on which the centre is closed despite its weekly hours: public
	 * holidays and closures. Absent in records that were saved in a build.
	 */
	closedDays: Type.Optional(Type.Array(CalendarDay)),
	/** This site sends SMS. Absent: it sends none and asks for no phone number. */
	sendsSms: Type.Optional(Type.Boolean()),
});
export type PublicProfile = Type.Static<typeof PublicProfile>;
