import type { NoticeChannel } from '@tulia/contracts/client/schemas';

export const NOTICE_OPTIONS: readonly { readonly value: NoticeChannel; readonly title: string }[] = [
	{ value: 'sms', title: 'SMS' },
	{ value: 'email', title: 'Email' },
	{ value: 'both', title: 'SMS and email' },
	{ value: 'none', title: 'No notices' },
];

export const LANGUAGES = [
	{ value: 'en', title: 'English' },
	{ value: 'sw', title: 'Kiswahili' },
] as const;
