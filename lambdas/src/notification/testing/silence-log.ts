/** Import first: log lines of expected failures would bury the report. */
process.env.POWERTOOLS_LOG_LEVEL = 'SILENT';
