/** `latest` holds every write that was answered; `recent` costs half and may lack the last second. */
export type Freshness = 'latest' | 'recent';
