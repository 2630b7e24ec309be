import type { NoticeChannel } from '@tulia/contracts/client/schemas';

/** By what a client hears of visits. */
export const NOTICE_OPTIONS: readonly { readonly value: NoticeChannel; readonly title: string }[] = [
	{ value: 'sms', title: 'SMS' },
	{ value: 'email', title: 'Email' },
	{ value: 'both', title: 'SMS and email' },
	{ value: 'none', title: 'No notices' },
];

/** What SMS are written in. */
export const LANGUAGES = [
	{ value: 'en', title: 'English' },
	{ value: 'sw', title: 'Kiswahili' },
] as const;
