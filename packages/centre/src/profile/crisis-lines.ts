import type { CrisisLine } from '@tulia/contracts/profile/schemas';

/** The day on which the sources were read. Staff still have to phone the lines before launch, and record the day. */
const lastChecked = '2026-11-20';

/**
 * Crisis lines (rule 1). Hours are given only where a source says day and night: NACADA for 1192, the Department of
 * Children's Services for 116, the 2024 listings for 1195. The mail address of Befrienders Kenya is beside its number
 * in public listings, and newspapers report some 300 mails a month there; other listings name
 * info@befrienderskenya.org. Ask them which one they read before launch.
 */
export const crisisLines: readonly CrisisLine[] = [
	{ name: 'Emergency', phone: '999', helpsWith: 'Police, ambulance or fire', lastChecked },
	{ name: 'Emergency, from any mobile', phone: '112', helpsWith: 'Police, ambulance or fire', lastChecked },
	{
		name: 'Kenya Red Cross',
		phone: '1199',
		helpsWith: 'Someone to talk to when you are in distress, or thinking of ending your life',
		lastChecked,
	},
	{
		name: 'Befrienders Kenya',
		phone: '0722 178 177',
		helpsWith: 'A listening ear when life feels too heavy, or you are thinking of ending it',
		write: { kind: 'email', address: 'befrienderskenya@gmail.com' },
		lastChecked,
	},
	{ name: 'NACADA', phone: '1192', helpsWith: 'Alcohol and drugs', hours: '24 hours', lastChecked },
	{ name: 'Childline Kenya', phone: '116', helpsWith: 'Children and young people', hours: '24 hours', lastChecked },
	{
		name: 'Gender violence helpline',
		phone: '1195',
		helpsWith: 'Violence at home, rape or abuse',
		hours: '24 hours',
		lastChecked,
	},
];
