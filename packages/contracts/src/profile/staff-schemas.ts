import * as Type from 'typebox';
import { OwnHoursRule } from '../own-hours/schemas.ts';
import { SeenVisits } from '../staff.ts';
import { form } from '../text.ts';
import { CentreProfile } from './schemas.ts';

/** 0 before the first save: of two concurrent first saves one is refused. */
const SettingsVersion = Type.Integer({ minimum: 0 });

/** The profile as staff edit it. */
export const Settings = Type.Object({
	/** Absent before the first save. */
	profile: Type.Optional(CentreProfile),
	version: SettingsVersion,
	/** How psychologists change their own hours. */
	ownHours: OwnHoursRule,
	/** The verified mail domain, to which the sender's address must belong. */
	mailDomain: Type.String(),
	/** Default currency of the first record, set by the stage (ISO 4217). */
	firstCurrency: Type.String(),
});
export const SettingsChange = form(
	{
		profile: CentreProfile,
		version: SettingsVersion,
		/** Absent: unchanged. */
		ownHours: Type.Optional(OwnHoursRule),
		seenVisits: Type.Optional(SeenVisits),
	},
	{ version: 'The version is missing' },
);
export type SettingsChange = Type.Static<typeof SettingsChange>;
