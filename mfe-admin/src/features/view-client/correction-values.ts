import type { NoticeChannel } from '@tulia/contracts/client/schemas';
import type { ClientCorrection, ClientRecord } from '@tulia/contracts/client/staff-schemas';
import type { Fact } from '../../lib/editing/version-conflict.tsx';

/** What the form holds. A type, not an interface, so that it fits any record of fields. */
export type CorrectionValues = {
	readonly name?: string | undefined;
	readonly phone?: string | undefined;
	readonly notices?: NoticeChannel | undefined;
	readonly replacesConfirmed?: boolean | undefined;
};

export const valuesOf = ({ name, phone, notices }: ClientRecord): CorrectionValues => ({
	name,
	phone: phone?.shown,
	notices,
});

export function bodyOf(values: CorrectionValues, version: number): ClientCorrection {
	const { name = '', phone = '', notices, replacesConfirmed = false } = values;
	return {
		name,
		...(phone.trim() === '' ? {} : { phone }),
		...(notices === undefined ? {} : { notices }),
		...(replacesConfirmed ? { replacesConfirmed } : {}),
		version,
	};
}

export const NOTICE_OPTIONS: readonly { readonly value: NoticeChannel; readonly title: string }[] = [
	{ value: 'sms', title: 'SMS' },
	{ value: 'email', title: 'Email' },
	{ value: 'both', title: 'SMS and email' },
	{ value: 'none', title: 'No notices' },
];

/** For putting two versions side by side. */
export const factsOf = ({ name = '', phone = '', notices }: CorrectionValues): readonly Fact[] => [
	{ label: 'Full name', text: name },
	{ label: 'Phone', text: phone || 'None' },
	{ label: 'Write to them by', text: NOTICE_OPTIONS.find(({ value }) => value === notices)?.title ?? 'Not chosen' },
];
