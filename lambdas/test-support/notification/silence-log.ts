/** Import first: suppresses the log lines of expected failures. */
process.env.POWERTOOLS_LOG_LEVEL = 'SILENT';
