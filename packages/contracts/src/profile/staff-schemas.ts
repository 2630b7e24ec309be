import * as Type from 'typebox';
import { OwnHoursRule } from '../own-hours/schemas.ts';
import { SeenVisits } from '../staff.ts';
import { form } from '../text.ts';
import { CentreProfile } from './schemas.ts';

/** 0 before the first save: whoever names it saves the centre's first record, and finds out when somebody was faster. */
const SettingsVersion = Type.Integer({ minimum: 0 });

/** The centre's record as staff edit it. */
export const Settings = Type.Object({
	/** Absent until somebody saved the first one. */
	profile: Type.Optional(CentreProfile),
	version: SettingsVersion,
	/** How psychologists change their own hours. */
	ownHours: OwnHoursRule,
	/** The domain that is verified for mail: the sender's address lies in it. */
	mailDomain: Type.String(),
	/** What the first record's amounts are in unless staff choose another, by the stage (ISO 4217). */
	firstCurrency: Type.String(),
});
export const SettingsChange = form(
	{
		profile: CentreProfile,
		version: SettingsVersion,
		/** Absent: it stays as it is. */
		ownHours: Type.Optional(OwnHoursRule),
		seenVisits: Type.Optional(SeenVisits),
	},
	{ version: 'The version is missing' },
);
export type SettingsChange = Type.Static<typeof SettingsChange>;
