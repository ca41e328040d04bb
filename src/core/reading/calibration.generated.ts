import type { CalibrationTable } from './calibration';

/**
 * Computed by evals/reader/calibrate.ts on 2026-11-20: isotonic regression over 16530 statements of
 * 8000 development mails (8000 of the paraphrase bank, seed 20261120, and 0 labelled). Curves of intents with fewer than 40
 * statements are the shared one; 20 imagined statements pull each towards it.
 */
export const CALIBRATION: CalibrationTable = {
  "intents": {
    "accept_any": [
      [
        0.95,
        0.998
      ]
    ],
    "accept_option": [
      [
        0.5,
        0.659
      ],
      [
        0.9,
        0.788
      ],
      [
        0.95,
        0.988
      ]
    ],
    "acknowledge": [
      [
        0.9,
        0.977
      ]
    ],
    "add_participant": [
      [
        0.95,
        0.975
      ]
    ],
    "ask_for_times": [
      [
        0.9,
        0.999
      ]
    ],
    "ask_question": [
      [
        0.9,
        0.999
      ]
    ],
    "cancel": [
      [
        0.95,
        0.999
      ]
    ],
    "change_duration": [
      [
        0.95,
        0.884
      ]
    ],
    "change_medium": [
      [
        0.95,
        0.999
      ]
    ],
    "decline_meeting": [
      [
        0.9,
        0.999
      ]
    ],
    "decline_options": [
      [
        0.6,
        0.207
      ],
      [
        0.95,
        0.999
      ]
    ],
    "delegate_scheduling": [
      [
        0.9,
        0.999
      ]
    ],
    "not_scheduling": [
      [
        0.5,
        0.016
      ]
    ],
    "opt_out": [
      [
        0.95,
        0.998
      ]
    ],
    "out_of_office": [
      [
        0.95,
        0.999
      ]
    ],
    "propose_times": [
      [
        0.95,
        0.991
      ]
    ],
    "request_meeting": [
      [
        0.85,
        0.977
      ],
      [
        0.95,
        0.999
      ]
    ],
    "reschedule": [
      [
        0.85,
        0.977
      ],
      [
        0.95,
        0.999
      ]
    ],
    "running_late": [
      [
        0.95,
        0.999
      ]
    ],
    "state_availability": [
      [
        0.9,
        0.999
      ]
    ],
    "thank": [
      [
        0.9,
        0.937
      ],
      [
        0.95,
        0.937
      ]
    ],
    "unclear": [
      [
        0.5,
        0.03
      ]
    ]
  },
  "intent": [
    [
      0.5,
      0.168
    ],
    [
      0.6,
      0.326
    ],
    [
      0.85,
      0.97
    ],
    [
      0.9,
      0.985
    ],
    [
      0.95,
      0.985
    ]
  ],
  "option": [
    [
      0.9,
      0.72
    ],
    [
      0.95,
      0.989
    ]
  ]
};
