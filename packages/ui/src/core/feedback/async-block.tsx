import { type ReactNode, useState } from 'react';
import { SpotOffline } from '../brand/spots.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../display/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as s from './async-block.module.css';
import { SavedContentNotice } from './saved-content-notice.tsx';
import { EmptyPanel, StatusPanel } from './status-panel.tsx';

/** The state of the data; every RTK Query hook's result fits. */
export interface AsyncQuery<T> {
	/** The last answer, also while newer data is fetched or has failed. */
	readonly data?: T | undefined;
	/** The very first request is pending. */
	readonly isLoading: boolean;
	readonly isError: boolean;
	readonly isFetching: boolean;
	readonly refetch: () => unknown;
}

interface Failure {
	/** "We could not load the free times" */
	readonly title: string;
	/** What was not lost, and what to do. */
	readonly detail?: string | undefined;
	/** The centre's number, as dialled: a fallback for every failure. */
	readonly phone?: string | undefined;
	/** The label during a retry: "Loading times…". */
	readonly busyLabel?: string | undefined;
}

export interface AsyncBlockProps<T> {
	readonly query: AsyncQuery<T>;
	/** As high as the content, so that nothing moves. */
	readonly skeleton: ReactNode;
	/** Announced once while loading: "Loading services". */
	readonly loading: string;
	readonly failed: Failure;
	readonly empty?:
		| { readonly title: string; readonly text?: string | undefined; readonly action?: ReactNode }
		| undefined;
	/** Default: an empty array, or `{ data: [] }`. */
	readonly isEmpty?: ((data: T) => boolean) | undefined;
	/** Level of the titles of its panels. Default `h3`. */
	readonly headingLevel?: 'h2' | 'h3' | undefined;
	readonly children: (data: T) => ReactNode;
}

const isEmptyList = (data: unknown): boolean => {
	if (Array.isArray(data)) return data.length === 0;
	return typeof data === 'object' && data !== null && 'data' in data && isEmptyList(data.data);
};

/** A block of data in every state: loading, failed, retrying, empty, loaded, and stale. */
export function AsyncBlock<T>(props: AsyncBlockProps<T>) {
	const { query, skeleton, loading, failed, headingLevel } = props;
	const { data, isLoading, isError, isFetching, refetch } = query;
	if (data !== undefined) return <Loaded {...props} data={data} />;

	const retrying = isFetching && !isLoading;
	if (isError || retrying)
		return <FailedPanel failure={failed} retrying={retrying} refetch={refetch} headingLevel={headingLevel} />;
	return (
		<div aria-busy="true">
			<VisuallyHidden role="status">{loading}</VisuallyHidden>
			{skeleton}
		</div>
	);
}

/** Whether the last attempt failed. The notice stays during a retry, and with it the pressed button. */
function useStale({ isError, isFetching }: AsyncQuery<unknown>): boolean {
	const [isStale, setStale] = useState(isError);
	const now = isError || (isStale && isFetching);
	if (now !== isStale) setStale(now);
	return now;
}

function Loaded<T>({
	query,
	empty,
	isEmpty = isEmptyList,
	headingLevel,
	children,
	data,
}: AsyncBlockProps<T> & { readonly data: T }) {
	const isStale = useStale(query);
	return (
		<>
			{isStale ? (
				<div className={s.stale}>
					<SavedContentNotice isRetrying={query.isFetching} onRetry={query.refetch} />
				</div>
			) : null}
			{empty && isEmpty(data) ? (
				<EmptyPanel title={empty.title} action={empty.action} headingLevel={headingLevel}>
					{empty.text === undefined ? null : <p>{empty.text}</p>}
				</EmptyPanel>
			) : (
				children(data)
			)}
		</>
	);
}

const RetryIcon = <Icon name="retry" />;

interface FailedPanelProps {
	readonly failure: Failure;
	readonly retrying: boolean;
	readonly refetch: () => unknown;
	readonly headingLevel: 'h2' | 'h3' | undefined;
}

function FailedPanel({ failure, retrying, refetch, headingLevel }: FailedPanelProps) {
	const { title, detail = 'Check your connection and try again.', phone, busyLabel = 'Loading…' } = failure;
	return (
		<StatusPanel
			art={<SpotOffline />}
			role="alert"
			title={retrying ? 'Trying again' : title}
			headingLevel={headingLevel}
			action={
				<Button busy={retrying} busyLabel={busyLabel} onClick={refetch}>
					{RetryIcon}Try again
				</Button>
			}
		>
			{retrying ? (
				<p>This can take a little while on a slow network. Keep this page open.</p>
			) : (
				<p>
					{detail}
					{phone === undefined ? null : (
						<>
							{' Or call '}
							<a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>.
						</>
					)}
				</p>
			)}
		</StatusPanel>
	);
}
