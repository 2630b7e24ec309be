import { careLines, useGetProfileQuery } from '@tulia/platform';
import { CareCard } from '@tulia/ui/form';
import type { ReactNode } from 'react';

/** The care card after sending words of crisis: crisis lines answer at once, the centre does not. */
export function CareAfterSending({ headingLevel }: { readonly headingLevel: 'h3' | 'h4' }): ReactNode {
	const { data: profile } = useGetProfileQuery();
	return (
		<>
			<p>A person here reads it, and that can take until tomorrow. You do not have to wait for us.</p>
			<CareCard title="People you can reach now" headingLevel={headingLevel} lines={careLines(profile)}>
				You can just say “I am not all right”. You do not have to explain.
			</CareCard>
		</>
	);
}
