import { careLines, useCareWords, useGetProfileQuery } from '@tulia/platform';
import { VisuallyHidden } from '@tulia/ui';
import { CareCard, useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';

interface CareUnderFieldProps {
	readonly field: string;
	/** Who reads it, and that help is available today. */
	readonly words: string;
	readonly foot: string;
	readonly headingLevel: 'h3' | 'h4';
}

const TITLE = 'Thank you for telling us';

/** Below a text field: crisis lines, shown once words of crisis were typed and typing has paused. */
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
