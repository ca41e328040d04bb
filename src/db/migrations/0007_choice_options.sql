-- A guest answers with the numbers of all the options that suit, where they used to choose one.
UPDATE "loop_events"
SET "payload" = ("payload" - 'option') || jsonb_build_object(
  'options',
  CASE WHEN jsonb_typeof("payload" -> 'option') = 'number' THEN jsonb_build_array("payload" -> 'option') ELSE '[]'::jsonb END
)
WHERE "kind" = 'choice' AND "payload" ? 'option';
