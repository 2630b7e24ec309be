import { useGetProfileQuery, usePage } from '@tulia/platform';
import type { ReactNode } from 'react';
import { LegalDocument } from '../features/legal/legal-document.tsx';
import { privacySections } from '../features/legal/privacy-sections.tsx';

export function PrivacyPage(): ReactNode {
	const { data: profile } = useGetProfileQuery();
	usePage({
		title: 'Privacy Policy',
		description: `What ${profile?.name ?? 'the centre'} knows about you, why, for how long, and what you can do about it.`,
	});
	return (
		<LegalDocument
			title="Privacy Policy"
			lead="What we know about you, why, for how long, and what you can do about it."
			sections={privacySections}
		/>
	);
}
