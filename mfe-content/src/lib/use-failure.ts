import { useGetProfileQuery } from '@tulia/platform';
import type { AsyncBlockProps } from '@tulia/ui';

type Failure = AsyncBlockProps<unknown>['failed'];

/** What a block says when its data did not come: with the centre's number to call, where we know it. */
export function useFailure(title: string, busyLabel: string): Failure {
	const phone = useGetProfileQuery().data?.phones.main;
	return { title, busyLabel, phone };
}
