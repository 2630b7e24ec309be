import type { IconName } from '@tulia/ui';

export interface ShareLink {
	readonly label: string;
	readonly icon: IconName;
	readonly href: string;
}

const query = (parts: Readonly<Record<string, string>>): string =>
	Object.entries(parts)
		.map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
		.join('&');

/** Plain links without third-party scripts: another site learns of the page only when a link is followed. */
export const shareLinks = (title: string, address: string): readonly ShareLink[] => [
	{ label: 'WhatsApp', icon: 'chat', href: `https://wa.me/?${query({ text: `${title} ${address}` })}` },
	{
		label: 'Facebook',
		icon: 'facebook',
		href: `https://www.facebook.com/sharer/sharer.php?${query({ u: address })}`,
	},
	{ label: 'X', icon: 'x', href: `https://x.com/intent/post?${query({ text: title, url: address })}` },
	{ label: 'Email', icon: 'mail', href: `mailto:?${query({ subject: title, body: address })}` },
];
