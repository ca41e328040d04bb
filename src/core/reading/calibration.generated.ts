import type { CalibrationTable } from './calibration';

/**
 * Computed by evals/reader/calibrate.ts on 2026-11-21: isotonic regression over 18564 statements of
 * 8830 development mails (8000 of the paraphrase bank, seed 20261120, and 830 labelled). Curves of intents with fewer than 40
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
        0.459
      ],
      [
        0.9,
        0.997
      ],
      [
        0.95,
        0.997
      ]
    ],
    "acknowledge": [
      [
        0.9,
        0.973
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
        0.9,
        0.995
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
        0.996
      ]
    ],
    "change_medium": [
      [
        0.95,
        0.986
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
        0.999
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
        0.982
      ]
    ],
    "request_meeting": [
      [
        0.7,
        0.683
      ],
      [
        0.85,
        0.919
      ],
      [
        0.95,
        1
      ]
    ],
    "reschedule": [
      [
        0.5,
        0.304
      ],
      [
        0.85,
        0.995
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
        0.911
      ]
    ],
    "thank": [
      [
        0.9,
        0.993
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
      0.269
    ],
    [
      0.6,
      0.6
    ],
    [
      0.7,
      0.69
    ],
    [
      0.8,
      0.867
    ],
    [
      0.85,
      0.976
    ],
    [
      0.9,
      0.98
    ],
    [
      0.95,
      0.993
    ]
  ],
  "option": [
    [
      0.5,
      0.52
    ],
    [
      0.9,
      0.992
    ],
    [
      0.95,
      0.992
    ]
  ]
};
