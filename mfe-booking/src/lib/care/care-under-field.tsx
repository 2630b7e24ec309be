import { careLines, useCareWords, useGetProfileQuery } from '@tulia/platform';
import { VisuallyHidden } from '@tulia/ui';
import { CareCard, useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';

interface CareUnderFieldProps {
	/** The field of the form that holds somebody's own words. */
	readonly field: string;
	/** Who reads it, and that somebody can listen today. */
	readonly words: string;
	readonly foot: string;
	readonly headingLevel: 'h3' | 'h4';
}

const TITLE = 'Thank you for telling us';

/** Under a box: people to reach, once words of crisis were typed and typing has paused. */
export function CareUnderField({ field, words, foot, headingLevel }: CareUnderFieldProps): ReactNode {
	const { values } = useFormState<Record<string, string | undefined>>({ subscription: { values: true } });
	const { isShown, dismiss } = useCareWords(values[field]);
	const { data: profile } = useGetProfileQuery();
	return (
		<>
			<VisuallyHidden role="status">{isShown ? `${TITLE}. ${words} Whom to call is below.` : ''}</VisuallyHidden>
			{isShown ? (
				<CareCard title={TITLE} headingLevel={headingLevel} lines={careLines(profile)} foot={foot} onDismiss={dismiss}>
					{words}
				</CareCard>
			) : null}
		</>
	);
}
