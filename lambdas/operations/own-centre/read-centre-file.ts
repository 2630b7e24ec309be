import { CENTRE_ZONE } from '@tulia/centre/zone';
import type { FieldError } from '@tulia/contracts/problem';
import { type CentreFile, centreFileErrors } from '@tulia/contracts/profile/centre-file';
import { senderErrors } from '@tulia/contracts/profile/mail-sender';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import { openingErrors, profileErrors } from '../../src/profile/check-profile.ts';
import { placeholderErrors } from '../../src/profile/placeholders.ts';
import { normalisedProfile } from '../../src/psychologist/normalised-profile.ts';
import type { ScheduledPsychologist } from '../../src/psychologist/psychologist.ts';
import { isSampleLicence } from '../../src/psychologist/sample-licence.ts';
import { hoursErrors } from '../../src/psychologist/weekly-hours.ts';

/** A centre's own facts, validated, in the form that is stored. */
export interface OwnCentre {
	readonly profile: CentreProfile;
	readonly services: readonly Service[];
	readonly psychologists: readonly ScheduledPsychologist[];
}

export type ReadCentre =
	| { readonly ok: true; readonly centre: OwnCentre }
	| { readonly ok: false; readonly errors: readonly FieldError[] };

const FIRST_VERSION = 1;
const refused = (errors: readonly FieldError[]): ReadCentre => ({ ok: false, errors });

/** The facts of the stage, with which the file has to agree. */
export interface StageFacts {
	/** The domain that is verified for mail. */
	readonly mailDomain: string;
	readonly currency: string;
}

/** Reads a file of `npm run seed`: validates its form and values against the stage, and refuses invented values. */
export function readCentreFile(text: string, stage: StageFacts): ReadCentre {
	const file = parsed(text);
	if (file instanceof Error) return refused([{ field: 'the file', message: `is no JSON: ${file.message}` }]);
	const formErrors = centreFileErrors(file);
	if (formErrors.length > 0) return refused(formErrors);
	const centre = centreOf(file as CentreFile); // the validated boundary
	const errors = [...factErrors(centre.profile, stage), ...catalogueErrors(centre), ...inventedErrors(centre)];
	return errors.length > 0 ? refused(errors) : { ok: true, centre };
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		return error;
	}
}

const centreOf = ({ profile, services = [], psychologists = [] }: CentreFile): OwnCentre => ({
	profile: { ...profile, timeZone: CENTRE_ZONE },
	services,
	psychologists: psychologists.map(({ id, name, serviceIds, weeklyHours, breaks, timeOff, profile: who }) => ({
		psychologist: {
			...{ id, name, serviceIds, active: true },
			...(who ? { profile: normalisedProfile({ ...who, languages: who.languages ?? [] }) } : {}),
		},
		schedule: { weeklyHours, breaks, timeOff, version: FIRST_VERSION },
	})),
});

const factErrors = (profile: CentreProfile, { mailDomain, currency }: StageFacts): readonly FieldError[] => [
	...profileErrors(profile),
	...openingErrors('profile.openingHours', profile.openingHours),
	...(profile.chatHours ? openingErrors('profile.chatHours', profile.chatHours) : []),
	...senderErrors(profile, mailDomain),
	...(profile.currency === currency
		? []
		: [
				{
					field: 'profile.currency',
					message: `is ${profile.currency}, and the file of the stage says ${currency}: please make them the same`,
				},
			]),
	...(profile.crisisLines.length === 0
		? [{ field: 'profile.crisisLines', message: 'is empty: please name whom to call when it cannot wait' }]
		: []),
	...(profile.claims && profile.claims.source === undefined
		? [
				{
					field: 'profile.claims.source',
					message: 'is missing: please say where the figures come from, or take claims out',
				},
			]
		: []),
];

function catalogueErrors({ services, psychologists }: OwnCentre): readonly FieldError[] {
	const ids = services.map(({ id }) => id);
	const people = psychologists.map(({ psychologist }) => psychologist.id);
	return [
		...repeated(ids).map((id) => ({
			field: 'services',
			message: `have two with the id ${id}: please give each its own`,
		})),
		...repeated(people).map((id) => ({
			field: 'psychologists',
			message: `have two with the id ${id}: please give each their own`,
		})),
		...psychologists.flatMap(({ psychologist, schedule }, at) => [
			...hoursErrors({ ...schedule, timeOff: [...schedule.timeOff] }).map(({ field, message }) => ({
				field: `psychologists.${at}.${field}`,
				message,
			})),
			...psychologist.serviceIds
				.filter((id) => !ids.includes(id))
				.map((id) => ({
					field: `psychologists.${at}.serviceIds`,
					message: `names ${id}, which is none of the services of this file`,
				})),
		]),
	];
}

const repeated = (ids: readonly string[]): readonly string[] => [
	...new Set(ids.filter((id, at) => ids.indexOf(id) !== at)),
];

const inventedErrors = ({ profile, services, psychologists }: OwnCentre): readonly FieldError[] => [
	...placeholderErrors(profile, 'profile'),
	...placeholderErrors(services, 'services'),
	...placeholderErrors(
		psychologists.map(({ psychologist }) => psychologist),
		'psychologists',
	),
	...psychologists.flatMap(({ psychologist: { profile: who } }, at) =>
		isSampleLicence(who?.licence?.number ?? '')
			? [
					{
						field: `psychologists.${at}.profile.licence.number`,
						message: 'is a licence number of the demo: please write the one of the licence, or take licence out',
					},
				]
			: [],
	),
];
