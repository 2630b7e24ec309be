import type { NoticeChannel } from '@tulia/contracts/client/schemas';
import type { ClientCorrection, ClientRecord } from '@tulia/contracts/client/staff-schemas';
import { LANGUAGES, NOTICE_OPTIONS } from '../../lib/clients/reach-options.ts';
import type { Fact } from '../../lib/editing/version-conflict.tsx';

/** The form values. A type, not an interface, so that it is assignable to a record of fields. */
export type CorrectionValues = {
	readonly name?: string | undefined;
	readonly phone?: string | undefined;
	readonly notices?: NoticeChannel | undefined;
	readonly language?: ClientRecord['language'] | undefined;
	readonly replacesConfirmed?: boolean | undefined;
};

export const valuesOf = ({ name, phone, notices, language }: ClientRecord): CorrectionValues => ({
	name,
	phone: phone?.shown,
	notices,
	language,
});

export function bodyOf(values: CorrectionValues, version: number): ClientCorrection {
	const { name = '', phone = '', notices, language, replacesConfirmed = false } = values;
	return {
		name,
		...(phone.trim() === '' ? {} : { phone }),
		...(notices === undefined ? {} : { notices }),
		...(language === undefined ? {} : { language }),
		...(replacesConfirmed ? { replacesConfirmed } : {}),
		version,
	};
}

export const factsOf = ({ name = '', phone = '', notices, language }: CorrectionValues): readonly Fact[] => [
	{ label: 'Full name', text: name },
	{ label: 'Phone', text: phone || 'None' },
	{ label: 'Write to them by', text: NOTICE_OPTIONS.find(({ value }) => value === notices)?.title ?? 'Not chosen' },
	{ label: 'SMS in', text: LANGUAGES.find(({ value }) => value === language)?.title ?? 'English' },
];
