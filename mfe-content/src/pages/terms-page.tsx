import { useGetProfileQuery, usePage } from '@tulia/platform';
import type { ReactNode } from 'react';
import { LegalDocument } from '../features/legal/legal-document.tsx';
import { termsSections } from '../features/legal/terms-sections.tsx';

export function TermsPage(): ReactNode {
	const { data: profile } = useGetProfileQuery();
	usePage({
		title: 'Terms of Service',
		description: `What you can expect from ${profile?.name ?? 'us'}, and what we ask of you, in plain words.`,
	});
	return (
		<LegalDocument
			title="Terms of Service"
			lead="What you can expect from us, and what we ask of you."
			sections={termsSections}
		/>
	);
}
