import { useGetProfileQuery } from '@tulia/platform';
import type { AsyncBlockProps } from '@tulia/ui';

type Failure = AsyncBlockProps<unknown>['failed'];

/** The error of a block whose data failed to load, with the centre's phone number if it is loaded. */
export function useFailure(title: string, busyLabel: string): Failure {
	const phone = useGetProfileQuery().data?.phones.main;
	return { title, busyLabel, phone };
}
