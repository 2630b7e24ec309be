import { useGetProfileQuery } from '@tulia/platform';
import { FormErrors } from '@tulia/ui/form';
import type { ReactNode } from 'react';

/** What went wrong with a form that sends words to the centre: the number that `useSendingRefusal` names calls. */
export function SendingErrors(): ReactNode {
	return <FormErrors phone={useGetProfileQuery().data?.phones.support} />;
}
