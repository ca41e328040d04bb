import type { CalibrationTable } from './calibration';

/**
 * Computed by evals/reader/calibrate.ts on 2026-11-21: isotonic regression over 18259 statements of
 * 8680 development mails (8000 of the paraphrase bank, seed 20261120, and 680 labelled). Curves of intents with fewer than 40
 * statements are the shared one; 20 imagined statements pull each towards it.
 */
export const CALIBRATION: CalibrationTable = {
  "intents": {
    "accept_any": [
      [
        0.95,
        1
      ]
    ],
    "accept_option": [
      [
        0.5,
        0.437
      ],
      [
        0.9,
        0.998
      ],
      [
        0.95,
        0.998
      ]
    ],
    "acknowledge": [
      [
        0.9,
        0.984
      ],
      [
        0.95,
        0.995
      ]
    ],
    "add_participant": [
      [
        0.95,
        1
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
        0.8,
        0.808
      ],
      [
        0.9,
        0.999
      ]
    ],
    "cancel": [
      [
        0.95,
        0.996
      ]
    ],
    "change_duration": [
      [
        0.95,
        1
      ]
    ],
    "change_medium": [
      [
        0.95,
        0.993
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
        0.591
      ],
      [
        0.95,
        0.993
      ]
    ],
    "delegate_scheduling": [
      [
        0.9,
        0.999
      ]
    ],
    "opt_out": [
      [
        0.95,
        1
      ]
    ],
    "out_of_office": [
      [
        0.95,
        0.996
      ]
    ],
    "propose_times": [
      [
        0.6,
        0.591
      ],
      [
        0.95,
        0.984
      ]
    ],
    "request_meeting": [
      [
        0.7,
        0.724
      ],
      [
        0.85,
        0.95
      ],
      [
        0.95,
        1
      ]
    ],
    "reschedule": [
      [
        0.5,
        0.315
      ],
      [
        0.85,
        0.996
      ],
      [
        0.95,
        1
      ]
    ],
    "running_late": [
      [
        0.95,
        1
      ]
    ],
    "state_availability": [
      [
        0.9,
        0.931
      ]
    ],
    "thank": [
      [
        0.9,
        0.995
      ],
      [
        0.95,
        0.995
      ]
    ]
  },
  "intent": [
    [
      0.5,
      0.296
    ],
    [
      0.6,
      0.6
    ],
    [
      0.7,
      0.714
    ],
    [
      0.8,
      0.839
    ],
    [
      0.85,
      0.98
    ],
    [
      0.9,
      0.986
    ],
    [
      0.95,
      0.994
    ]
  ],
  "option": [
    [
      0.5,
      0.542
    ],
    [
      0.9,
      0.993
    ],
    [
      0.95,
      0.993
    ]
  ]
};
