import { careLines, useCareWords, useGetProfileQuery } from '@tulia/platform';
import { VisuallyHidden } from '@tulia/ui';
import { CareCard, useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';

interface CareCardUnderFieldProps {
	/** The fields of the form with free text. */
	readonly fields: readonly string[];
	readonly headingLevel: 'h3' | 'h4';
}

const TITLE = 'We are glad you said it';
const WORDS = 'If it is heavy right now, someone can listen today. You do not need to explain much.';

/** The care card under a field, shown once typing words of crisis has paused. The focus stays in the field. */
export function CareCardUnderField({ fields, headingLevel }: CareCardUnderFieldProps): ReactNode {
	const { values } = useFormState<Record<string, string | undefined>>({ subscription: { values: true } });
	const { isShown, dismiss } = useCareWords(...fields.map((field) => values[field]));
	const { data: profile } = useGetProfileQuery();
	return (
		<>
			<VisuallyHidden role="status">{isShown ? `${TITLE}. ${WORDS} Whom to call is below.` : ''}</VisuallyHidden>
			{isShown ? (
				<CareCard
					title={TITLE}
					headingLevel={headingLevel}
					lines={careLines(profile)}
					foot="You can still send what you wrote."
					onDismiss={dismiss}
				>
					{WORDS}
				</CareCard>
			) : null}
		</>
	);
}
