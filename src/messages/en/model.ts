/** Settings: the language model of this installation, as whoever runs it is told. */
export default {
  runsHere:
    '{program} runs on this machine with {count, plural, one {# model} other {# models}}. To let it read mail, set this in .env and start anew:',
  variables: 'MODEL=compatible:{model}\nLLM_BASE_URL={baseUrl}',
  runsEmpty: '{program} runs on this machine and has no model yet.',
} as const;
