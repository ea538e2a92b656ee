export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "activity_log": {
                  Row: {
                    "action": string,"actor_email": string | null,"actor_id": string | null,"after": Json | null,"batch": string | null,"before": Json | null,"created_at": string,"from_status": string | null,"id": number,"record_id": string,"records": number | null,"summary": string,"table_name": string,"to_status": string | null,"undoes": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "action": string,"actor_email"?: string | null,"actor_id"?: string | null,"after"?: Json | null,"batch"?: string | null,"before"?: Json | null,"created_at"?: string,"from_status"?: string | null,"id"?: never,"record_id": string,"records"?: number | null,"summary": string,"table_name": string,"to_status"?: string | null,"undoes"?: number | null
                  }
                  Update: {
                    "action"?: string,"actor_email"?: string | null,"actor_id"?: string | null,"after"?: Json | null,"batch"?: string | null,"before"?: Json | null,"created_at"?: string,"from_status"?: string | null,"id"?: never,"record_id"?: string,"records"?: number | null,"summary"?: string,"table_name"?: string,"to_status"?: string | null,"undoes"?: number | null
                  }
                  Relationships: [
                    
                  ]
                },"admin_users": {
                  Row: {
                    "away_until": string | null,"created_at": string,"deputy_id": string | null,"job_title": string | null,"last_seen_at": string | null,"name": string | null,"phone": string | null,"role": string,"table_names": (string)[],"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "away_until"?: string | null,"created_at"?: string,"deputy_id"?: string | null,"job_title"?: string | null,"last_seen_at"?: string | null,"name"?: string | null,"phone"?: string | null,"role"?: string,"table_names"?: never,"user_id": string
                  }
                  Update: {
                    "away_until"?: string | null,"created_at"?: string,"deputy_id"?: string | null,"job_title"?: string | null,"last_seen_at"?: string | null,"name"?: string | null,"phone"?: string | null,"role"?: string,"table_names"?: never,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "admin_users_deputy_id_fkey"
      columns: ["deputy_id"]
isOneToOne: false
      referencedRelation: "admin_users"
      referencedColumns: ["user_id"]
    }
                  ]
                },"client_errors": {
                  Row: {
                    "browser": string,"build": string,"first_seen_at": string,"frames": (string)[],"id": string,"kind": string,"last_seen_at": string,"message": string,"occurrences": number,"page": string
                  }
                  ComputedFields: never
                  Insert: {
                    "browser": string,"build": string,"first_seen_at"?: string,"frames"?: (string)[],"id"?: string,"kind": string,"last_seen_at"?: string,"message": string,"occurrences"?: number,"page": string
                  }
                  Update: {
                    "browser"?: string,"build"?: string,"first_seen_at"?: string,"frames"?: (string)[],"id"?: string,"kind"?: string,"last_seen_at"?: string,"message"?: string,"occurrences"?: number,"page"?: string
                  }
                  Relationships: [
                    
                  ]
                },"invitations": {
                  Row: {
                    "created_at": string,"email": string,"expires_at": string,"id": string,"invited_by": string,"role": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"email": string,"expires_at"?: string,"id"?: string,"invited_by": string,"role": string
                  }
                  Update: {
                    "created_at"?: string,"email"?: string,"expires_at"?: string,"id"?: string,"invited_by"?: string,"role"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "invitations_invited_by_fkey"
      columns: ["invited_by"]
isOneToOne: false
      referencedRelation: "admin_users"
      referencedColumns: ["user_id"]
    }
                  ]
                },"job_postings": {
                  Row: {
                    "closes_on": string | null,"country_code": string | null,"created_at": string,"department": string,"description": string,"employment_type": string,"id": string,"language": string,"location": string,"preview": string,"published_at": string | null,"requirements": string,"salary_range": string | null,"sample": boolean,"search_text": string,"status": string,"title": string,"updated_at": string,"workplace": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "closes_on"?: string | null,"country_code"?: string | null,"created_at"?: string,"department": string,"description": string,"employment_type"?: string,"id"?: string,"language"?: string,"location": string,"preview"?: never,"published_at"?: string | null,"requirements": string,"salary_range"?: string | null,"sample"?: boolean,"search_text"?: never,"status"?: string,"title": string,"updated_at"?: string,"workplace"?: string | null
                  }
                  Update: {
                    "closes_on"?: string | null,"country_code"?: string | null,"created_at"?: string,"department"?: string,"description"?: string,"employment_type"?: string,"id"?: string,"language"?: string,"location"?: string,"preview"?: never,"published_at"?: string | null,"requirements"?: string,"salary_range"?: string | null,"sample"?: boolean,"search_text"?: never,"status"?: string,"title"?: string,"updated_at"?: string,"workplace"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"mail_recipients": {
                  Row: {
                    "created_at": string,"id": string,"mode": string,"shared_address": string | null,"table_names": (string)[],"user_id": string | null,"weekly": boolean,"with_text": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"mode"?: string,"shared_address"?: string | null,"table_names"?: (string)[],"user_id"?: string | null,"weekly"?: boolean,"with_text"?: boolean
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"mode"?: string,"shared_address"?: string | null,"table_names"?: (string)[],"user_id"?: string | null,"weekly"?: boolean,"with_text"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "mail_recipients_user_id_fkey"
      columns: ["user_id"]
isOneToOne: true
      referencedRelation: "admin_users"
      referencedColumns: ["user_id"]
    }
                  ]
                },"mails": {
                  Row: {
                    "attempts": number,"bounced_at": string | null,"created_at": string,"digest_id": string | null,"done_at": string | null,"due_at": string,"id": string,"invitation_id": string | null,"key": string,"kind": string,"later_name": string | null,"lease": string | null,"locale": string,"mailbox": string | null,"provider_id": string | null,"reason": string | null,"recipient_id": string | null,"record_id": string | null,"state": string,"subscription_id": string | null,"table_name": string | null,"unanswered": boolean,"unsent": boolean,"wanted_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "attempts"?: number,"bounced_at"?: string | null,"created_at"?: string,"digest_id"?: string | null,"done_at"?: string | null,"due_at"?: string,"id"?: string,"invitation_id"?: string | null,"key": string,"kind": string,"later_name"?: string | null,"lease"?: string | null,"locale"?: string,"mailbox"?: string | null,"provider_id"?: string | null,"reason"?: string | null,"recipient_id"?: string | null,"record_id"?: string | null,"state"?: string,"subscription_id"?: string | null,"table_name"?: string | null,"unanswered"?: boolean,"unsent"?: never,"wanted_at"?: string
                  }
                  Update: {
                    "attempts"?: number,"bounced_at"?: string | null,"created_at"?: string,"digest_id"?: string | null,"done_at"?: string | null,"due_at"?: string,"id"?: string,"invitation_id"?: string | null,"key"?: string,"kind"?: string,"later_name"?: string | null,"lease"?: string | null,"locale"?: string,"mailbox"?: string | null,"provider_id"?: string | null,"reason"?: string | null,"recipient_id"?: string | null,"record_id"?: string | null,"state"?: string,"subscription_id"?: string | null,"table_name"?: string | null,"unanswered"?: boolean,"unsent"?: never,"wanted_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "mails_digest_id_fkey"
      columns: ["digest_id"]
isOneToOne: false
      referencedRelation: "mails"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "mails_invitation_id_fkey"
      columns: ["invitation_id"]
isOneToOne: false
      referencedRelation: "invitations"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "mails_recipient_id_fkey"
      columns: ["recipient_id"]
isOneToOne: false
      referencedRelation: "mail_recipients"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "mails_recipient_id_fkey"
      columns: ["recipient_id"]
isOneToOne: false
      referencedRelation: "recipients"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "mails_record_id_table_name_fkey"
      columns: ["record_id","table_name"]
isOneToOne: false
      referencedRelation: "career_applications"
      referencedColumns: ["id","kind"]
    },{
      foreignKeyName: "mails_record_id_table_name_fkey"
      columns: ["record_id","table_name"]
isOneToOne: false
      referencedRelation: "contact_submissions"
      referencedColumns: ["id","kind"]
    },{
      foreignKeyName: "mails_record_id_table_name_fkey"
      columns: ["record_id","table_name"]
isOneToOne: false
      referencedRelation: "partnership_applications"
      referencedColumns: ["id","kind"]
    },{
      foreignKeyName: "mails_record_id_table_name_fkey"
      columns: ["record_id","table_name"]
isOneToOne: false
      referencedRelation: "quote_requests"
      referencedColumns: ["id","kind"]
    },{
      foreignKeyName: "mails_record_id_table_name_fkey"
      columns: ["record_id","table_name"]
isOneToOne: false
      referencedRelation: "work"
      referencedColumns: ["id","table_name"]
    }
                  ]
                },"messages": {
                  Row: {
                    "author_email": string | null,"author_id": string | null,"automatic": boolean,"batch": string | null,"body": string,"created_at": string,"done_at": string | null,"done_by": string | null,"from_address": string | null,"from_name": string | null,"from_status": string | null,"id": string,"is_proposal": boolean,"key": string | null,"kind": string,"left_out": NonNullable<Json>,"mail_id": string | null,"meeting_answer": string | null,"meeting_at": string | null,"meeting_cancelled": boolean | null,"meeting_declined_at": string | null,"meeting_id": string | null,"meeting_minutes": number | null,"meeting_place": string | null,"meeting_sequence": number | null,"meeting_zone": string | null,"message_id": string | null,"new_text": string | null,"on_paper": boolean,"other_sender": boolean,"proposal": Json | null,"proposal_answer": string | null,"record_id": string | null,"reply_to": string | null,"search_text": string,"sender_proof": string | null,"sent_at": string | null,"sent_to": string | null,"subject": string | null,"table_name": string | null,"to_author": boolean,"to_status": string | null,"with_record": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "author_email"?: string | null,"author_id"?: string | null,"automatic"?: boolean,"batch"?: string | null,"body": string,"created_at"?: string,"done_at"?: string | null,"done_by"?: string | null,"from_address"?: string | null,"from_name"?: string | null,"from_status"?: string | null,"id"?: string,"is_proposal"?: boolean,"key"?: string | null,"kind"?: string,"left_out"?: NonNullable<Json>,"mail_id"?: string | null,"meeting_answer"?: string | null,"meeting_at"?: string | null,"meeting_cancelled"?: boolean | null,"meeting_declined_at"?: string | null,"meeting_id"?: string | null,"meeting_minutes"?: number | null,"meeting_place"?: string | null,"meeting_sequence"?: number | null,"meeting_zone"?: string | null,"message_id"?: string | null,"new_text"?: string | null,"on_paper"?: boolean,"other_sender"?: boolean,"proposal"?: Json | null,"proposal_answer"?: string | null,"record_id"?: string | null,"reply_to"?: string | null,"search_text"?: never,"sender_proof"?: string | null,"sent_at"?: string | null,"sent_to"?: string | null,"subject"?: string | null,"table_name"?: string | null,"to_author"?: boolean,"to_status"?: string | null,"with_record"?: boolean
                  }
                  Update: {
                    "author_email"?: string | null,"author_id"?: string | null,"automatic"?: boolean,"batch"?: string | null,"body"?: string,"created_at"?: string,"done_at"?: string | null,"done_by"?: string | null,"from_address"?: string | null,"from_name"?: string | null,"from_status"?: string | null,"id"?: string,"is_proposal"?: boolean,"key"?: string | null,"kind"?: string,"left_out"?: NonNullable<Json>,"mail_id"?: string | null,"meeting_answer"?: string | null,"meeting_at"?: string | null,"meeting_cancelled"?: boolean | null,"meeting_declined_at"?: string | null,"meeting_id"?: string | null,"meeting_minutes"?: number | null,"meeting_place"?: string | null,"meeting_sequence"?: number | null,"meeting_zone"?: string | null,"message_id"?: string | null,"new_text"?: string | null,"on_paper"?: boolean,"other_sender"?: boolean,"proposal"?: Json | null,"proposal_answer"?: string | null,"record_id"?: string | null,"reply_to"?: string | null,"search_text"?: never,"sender_proof"?: string | null,"sent_at"?: string | null,"sent_to"?: string | null,"subject"?: string | null,"table_name"?: string | null,"to_author"?: boolean,"to_status"?: string | null,"with_record"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "messages_mail_id_fkey"
      columns: ["mail_id"]
isOneToOne: false
      referencedRelation: "mails"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "messages_record_id_table_name_fkey"
      columns: ["record_id","table_name"]
isOneToOne: false
      referencedRelation: "career_applications"
      referencedColumns: ["id","kind"]
    },{
      foreignKeyName: "messages_record_id_table_name_fkey"
      columns: ["record_id","table_name"]
isOneToOne: false
      referencedRelation: "contact_submissions"
      referencedColumns: ["id","kind"]
    },{
      foreignKeyName: "messages_record_id_table_name_fkey"
      columns: ["record_id","table_name"]
isOneToOne: false
      referencedRelation: "partnership_applications"
      referencedColumns: ["id","kind"]
    },{
      foreignKeyName: "messages_record_id_table_name_fkey"
      columns: ["record_id","table_name"]
isOneToOne: false
      referencedRelation: "quote_requests"
      referencedColumns: ["id","kind"]
    },{
      foreignKeyName: "messages_record_id_table_name_fkey"
      columns: ["record_id","table_name"]
isOneToOne: false
      referencedRelation: "work"
      referencedColumns: ["id","table_name"]
    }
                  ]
                },"record_files": {
                  Row: {
                    "author_id": string | null,"content": string,"created_at": string,"file_name": string,"hash": string,"id": string,"kind": string | null,"origin": string,"received_mail_id": string | null,"record_id": string | null,"reply_id": string | null,"size": number,"table_name": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "author_id"?: string | null,"content": string,"created_at"?: string,"file_name": string,"hash"?: never,"id"?: string,"kind"?: string | null,"origin"?: never,"received_mail_id"?: string | null,"record_id"?: string | null,"reply_id"?: string | null,"size"?: never,"table_name"?: string | null
                  }
                  Update: {
                    "author_id"?: string | null,"content"?: string,"created_at"?: string,"file_name"?: string,"hash"?: never,"id"?: string,"kind"?: string | null,"origin"?: never,"received_mail_id"?: string | null,"record_id"?: string | null,"reply_id"?: string | null,"size"?: never,"table_name"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "record_files_received_mail_id_fkey"
      columns: ["received_mail_id"]
isOneToOne: false
      referencedRelation: "messages"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "record_files_received_mail_id_fkey"
      columns: ["received_mail_id"]
isOneToOne: false
      referencedRelation: "messages_list"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "record_files_record_id_table_name_fkey"
      columns: ["record_id","table_name"]
isOneToOne: false
      referencedRelation: "career_applications"
      referencedColumns: ["id","kind"]
    },{
      foreignKeyName: "record_files_record_id_table_name_fkey"
      columns: ["record_id","table_name"]
isOneToOne: false
      referencedRelation: "contact_submissions"
      referencedColumns: ["id","kind"]
    },{
      foreignKeyName: "record_files_record_id_table_name_fkey"
      columns: ["record_id","table_name"]
isOneToOne: false
      referencedRelation: "partnership_applications"
      referencedColumns: ["id","kind"]
    },{
      foreignKeyName: "record_files_record_id_table_name_fkey"
      columns: ["record_id","table_name"]
isOneToOne: false
      referencedRelation: "quote_requests"
      referencedColumns: ["id","kind"]
    },{
      foreignKeyName: "record_files_record_id_table_name_fkey"
      columns: ["record_id","table_name"]
isOneToOne: false
      referencedRelation: "work"
      referencedColumns: ["id","table_name"]
    },{
      foreignKeyName: "record_files_reply_id_fkey"
      columns: ["reply_id"]
isOneToOne: false
      referencedRelation: "messages"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "record_files_reply_id_fkey"
      columns: ["reply_id"]
isOneToOne: false
      referencedRelation: "messages_list"
      referencedColumns: ["id"]
    }
                  ]
                },"reply_templates": {
                  Row: {
                    "body": string,"id": string,"locale": string,"name": string,"subject": string,"table_name": string,"title": string
                  }
                  ComputedFields: never
                  Insert: {
                    "body": string,"id"?: string,"locale": string,"name": string,"subject": string,"table_name": string,"title"?: never
                  }
                  Update: {
                    "body"?: string,"id"?: string,"locale"?: string,"name"?: string,"subject"?: string,"table_name"?: string,"title"?: never
                  }
                  Relationships: [
                    
                  ]
                },"site_facts": {
                  Row: {
                    "key": string,"mark": string,"updated_at": string,"updated_by": string | null,"value": Json | null
                  }
                  ComputedFields: never
                  Insert: {
                    "key": string,"mark": string,"updated_at"?: string,"updated_by"?: string | null,"value"?: Json | null
                  }
                  Update: {
                    "key"?: string,"mark"?: string,"updated_at"?: string,"updated_by"?: string | null,"value"?: Json | null
                  }
                  Relationships: [
                    
                  ]
                }
          }
          Views: {
            "activity_feed": {
                  Row: {
                    "action": string,"actor_email": string | null,"actor_id": string | null,"after": Json | null,"batch": string | null,"before": Json | null,"can_undo": boolean | null,"created_at": string,"from_status": string | null,"id": number,"record_id": string,"records": number | null,"summary": string,"table_name": string,"to_status": string | null,"undone": number | null,"undone_by": string | null,"undone_by_email": string | null
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"applicants_per_posting": {
                  Row: {
                    "applicants": number | null,"awaiting": number | null,"is_open": boolean | null,"posting_id": string | null,"status": string,"title": string | null
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"career_applications": {
                  Row: {
                    "additional_info": string | null,"after_closing": boolean,"amount": number | null,"answered_at": string | null,"availability": string,"awaits_decision": boolean,"came_at": string | null,"came_by": string | null,"consent_version": string | null,"consented_at": string | null,"created_at": string,"currency": string | null,"current_location": string,"decision_leaves": boolean,"due": boolean | null,"due_at": string | null,"duplicate_of": string | null,"email": string,"expected_salary": string | null,"experience_rank": number | null,"first_name": string,"first_page": string | null,"follow_up_note": string | null,"follow_up_on": string | null,"honeypot": string | null,"id": string,"job_posting_id": string | null,"kind": string,"last_name": string,"linkedin": string | null,"locale": string,"lost_reason": string | null,"mailbox": string | null,"motivation": string,"new_answer_at": string | null,"open": boolean,"outcome": string | null,"outcome_on": string | null,"overdue": boolean | null,"owner_id": string | null,"phone": string,"position_applied_for": string,"posting_title": string | null,"preview": string | null,"rating": number | null,"receive_updates": boolean,"referring_host": string | null,"rejection_reason": string | null,"sample": boolean,"search_text": string,"seconds_to_fill": number | null,"shown_status": string,"skills": string,"source": string,"spam_reason": string | null,"spam_suspected": boolean,"status": string,"status_hash": string | null,"status_shown_at": string,"summary": string,"told_at": string | null,"updated_at": string,"utm_campaign": string | null,"utm_source": string | null,"waiting": boolean,"written": NonNullable<Json>,"years_experience": string
                  }
                  ComputedFields: never
                  Insert: {
                           "additional_info"?: string | null,"after_closing"?: boolean | null,"amount"?: number | null,"answered_at"?: string | null,"availability"?: string | null,"awaits_decision"?: boolean | null,"came_at"?: string | null,"came_by"?: string | null,"consent_version"?: string | null,"consented_at"?: string | null,"created_at"?: string | null,"currency"?: string | null,"current_location"?: string | null,"decision_leaves"?: boolean | null,"due"?: never,"due_at"?: never,"duplicate_of"?: string | null,"email"?: string | null,"expected_salary"?: string | null,"experience_rank"?: never,"first_name"?: string | null,"first_page"?: string | null,"follow_up_note"?: string | null,"follow_up_on"?: string | null,"honeypot"?: string | null,"id"?: string | null,"job_posting_id"?: string | null,"kind"?: string | null,"last_name"?: string | null,"linkedin"?: string | null,"locale"?: string | null,"lost_reason"?: string | null,"mailbox"?: never,"motivation"?: string | null,"new_answer_at"?: string | null,"open"?: boolean | null,"outcome"?: string | null,"outcome_on"?: string | null,"overdue"?: never,"owner_id"?: string | null,"phone"?: string | null,"position_applied_for"?: string | null,"posting_title"?: string | null,"preview"?: never,"rating"?: number | null,"receive_updates"?: boolean | null,"referring_host"?: string | null,"rejection_reason"?: string | null,"sample"?: boolean | null,"search_text"?: string | null,"seconds_to_fill"?: number | null,"shown_status"?: string | null,"skills"?: string | null,"source"?: string | null,"spam_reason"?: string | null,"spam_suspected"?: boolean | null,"status"?: string | null,"status_hash"?: string | null,"status_shown_at"?: string | null,"summary"?: string | null,"told_at"?: string | null,"updated_at"?: string | null,"utm_campaign"?: string | null,"utm_source"?: string | null,"waiting"?: boolean | null,"written"?: Json | null,"years_experience"?: string | null
                         }
                        Update: {
                           "additional_info"?: string | null,"after_closing"?: boolean | null,"amount"?: number | null,"answered_at"?: string | null,"availability"?: string | null,"awaits_decision"?: boolean | null,"came_at"?: string | null,"came_by"?: string | null,"consent_version"?: string | null,"consented_at"?: string | null,"created_at"?: string | null,"currency"?: string | null,"current_location"?: string | null,"decision_leaves"?: boolean | null,"due"?: never,"due_at"?: never,"duplicate_of"?: string | null,"email"?: string | null,"expected_salary"?: string | null,"experience_rank"?: never,"first_name"?: string | null,"first_page"?: string | null,"follow_up_note"?: string | null,"follow_up_on"?: string | null,"honeypot"?: string | null,"id"?: string | null,"job_posting_id"?: string | null,"kind"?: string | null,"last_name"?: string | null,"linkedin"?: string | null,"locale"?: string | null,"lost_reason"?: string | null,"mailbox"?: never,"motivation"?: string | null,"new_answer_at"?: string | null,"open"?: boolean | null,"outcome"?: string | null,"outcome_on"?: string | null,"overdue"?: never,"owner_id"?: string | null,"phone"?: string | null,"position_applied_for"?: string | null,"posting_title"?: string | null,"preview"?: never,"rating"?: number | null,"receive_updates"?: boolean | null,"referring_host"?: string | null,"rejection_reason"?: string | null,"sample"?: boolean | null,"search_text"?: string | null,"seconds_to_fill"?: number | null,"shown_status"?: string | null,"skills"?: string | null,"source"?: string | null,"spam_reason"?: string | null,"spam_suspected"?: boolean | null,"status"?: string | null,"status_hash"?: string | null,"status_shown_at"?: string | null,"summary"?: string | null,"told_at"?: string | null,"updated_at"?: string | null,"utm_campaign"?: string | null,"utm_source"?: string | null,"waiting"?: boolean | null,"written"?: Json | null,"years_experience"?: string | null
                         }
                        Relationships: [
                    {
      foreignKeyName: "records_owner_id_fkey"
      columns: ["owner_id"]
isOneToOne: false
      referencedRelation: "admin_users"
      referencedColumns: ["user_id"]
    }
                  ]
                },"colleagues": {
                  Row: {
                    "away_until": string | null,"created_at": string | null,"deputy_id": string | null,"email": string | null,"has_factor": boolean | null,"id": string,"last_seen_at": string | null,"name": string | null,"role": string,"shown_name": string | null,"stand_in_id": string | null,"table_names": (string)[]
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"contact_submissions": {
                  Row: {
                    "amount": number | null,"answered_at": string | null,"came_at": string | null,"came_by": string | null,"company_operator": string | null,"consent_version": string | null,"consented_at": string | null,"created_at": string,"currency": string | null,"due": boolean | null,"due_at": string | null,"duplicate_of": string | null,"email": string,"first_name": string,"first_page": string | null,"follow_up_note": string | null,"follow_up_on": string | null,"honeypot": string | null,"id": string,"kind": string,"last_name": string,"locale": string,"lost_reason": string | null,"mailbox": string | null,"new_answer_at": string | null,"open": boolean,"outcome": string | null,"outcome_on": string | null,"overdue": boolean | null,"owner_id": string | null,"phone": string | null,"preview": string | null,"project_details": string,"rating": number | null,"referring_host": string | null,"sample": boolean,"search_text": string,"seconds_to_fill": number | null,"service_interest": string,"shown_status": string,"source": string,"spam_reason": string | null,"spam_suspected": boolean,"status": string,"status_hash": string | null,"status_shown_at": string,"updated_at": string,"utm_campaign": string | null,"utm_source": string | null,"waiting": boolean,"written": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                           "amount"?: number | null,"answered_at"?: string | null,"came_at"?: string | null,"came_by"?: string | null,"company_operator"?: string | null,"consent_version"?: string | null,"consented_at"?: string | null,"created_at"?: string | null,"currency"?: string | null,"due"?: never,"due_at"?: never,"duplicate_of"?: string | null,"email"?: string | null,"first_name"?: string | null,"first_page"?: string | null,"follow_up_note"?: string | null,"follow_up_on"?: string | null,"honeypot"?: string | null,"id"?: string | null,"kind"?: string | null,"last_name"?: string | null,"locale"?: string | null,"lost_reason"?: string | null,"mailbox"?: never,"new_answer_at"?: string | null,"open"?: boolean | null,"outcome"?: string | null,"outcome_on"?: string | null,"overdue"?: never,"owner_id"?: string | null,"phone"?: string | null,"preview"?: never,"project_details"?: string | null,"rating"?: number | null,"referring_host"?: string | null,"sample"?: boolean | null,"search_text"?: string | null,"seconds_to_fill"?: number | null,"service_interest"?: string | null,"shown_status"?: string | null,"source"?: string | null,"spam_reason"?: string | null,"spam_suspected"?: boolean | null,"status"?: string | null,"status_hash"?: string | null,"status_shown_at"?: string | null,"updated_at"?: string | null,"utm_campaign"?: string | null,"utm_source"?: string | null,"waiting"?: boolean | null,"written"?: Json | null
                         }
                        Update: {
                           "amount"?: number | null,"answered_at"?: string | null,"came_at"?: string | null,"came_by"?: string | null,"company_operator"?: string | null,"consent_version"?: string | null,"consented_at"?: string | null,"created_at"?: string | null,"currency"?: string | null,"due"?: never,"due_at"?: never,"duplicate_of"?: string | null,"email"?: string | null,"first_name"?: string | null,"first_page"?: string | null,"follow_up_note"?: string | null,"follow_up_on"?: string | null,"honeypot"?: string | null,"id"?: string | null,"kind"?: string | null,"last_name"?: string | null,"locale"?: string | null,"lost_reason"?: string | null,"mailbox"?: never,"new_answer_at"?: string | null,"open"?: boolean | null,"outcome"?: string | null,"outcome_on"?: string | null,"overdue"?: never,"owner_id"?: string | null,"phone"?: string | null,"preview"?: never,"project_details"?: string | null,"rating"?: number | null,"referring_host"?: string | null,"sample"?: boolean | null,"search_text"?: string | null,"seconds_to_fill"?: number | null,"service_interest"?: string | null,"shown_status"?: string | null,"source"?: string | null,"spam_reason"?: string | null,"spam_suspected"?: boolean | null,"status"?: string | null,"status_hash"?: string | null,"status_shown_at"?: string | null,"updated_at"?: string | null,"utm_campaign"?: string | null,"utm_source"?: string | null,"waiting"?: boolean | null,"written"?: Json | null
                         }
                        Relationships: [
                    {
      foreignKeyName: "records_owner_id_fkey"
      columns: ["owner_id"]
isOneToOne: false
      referencedRelation: "admin_users"
      referencedColumns: ["user_id"]
    }
                  ]
                },"messages_list": {
                  Row: {
                    "author_email": string | null,"author_id": string | null,"automatic": boolean,"batch": string | null,"body": string,"created_at": string,"done_at": string | null,"done_by": string | null,"from_address": string | null,"from_name": string | null,"from_status": string | null,"id": string,"is_proposal": boolean,"kind": string,"left_out": NonNullable<Json>,"mail_id": string | null,"meeting_answer": string | null,"meeting_at": string | null,"meeting_cancelled": boolean | null,"meeting_declined_at": string | null,"meeting_minutes": number | null,"meeting_place": string | null,"meeting_sequence": number | null,"meeting_zone": string | null,"new_text": string | null,"on_paper": boolean,"open": boolean | null,"other_sender": boolean,"proposal": Json | null,"proposal_answer": string | null,"reason": string | null,"record_id": string | null,"reply_to": string | null,"send_at": string | null,"sender_proof": string | null,"sent_at": string | null,"sent_to": string | null,"state": string | null,"subject": string | null,"table_name": string | null,"to_author": boolean,"to_status": string | null,"unsent": boolean | null,"with_record": boolean
                  }
                  ComputedFields: never
                  Relationships: [
                    {
      foreignKeyName: "messages_mail_id_fkey"
      columns: ["mail_id"]
isOneToOne: false
      referencedRelation: "mails"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "messages_record_id_table_name_fkey"
      columns: ["record_id","table_name"]
isOneToOne: false
      referencedRelation: "career_applications"
      referencedColumns: ["id","kind"]
    },{
      foreignKeyName: "messages_record_id_table_name_fkey"
      columns: ["record_id","table_name"]
isOneToOne: false
      referencedRelation: "contact_submissions"
      referencedColumns: ["id","kind"]
    },{
      foreignKeyName: "messages_record_id_table_name_fkey"
      columns: ["record_id","table_name"]
isOneToOne: false
      referencedRelation: "partnership_applications"
      referencedColumns: ["id","kind"]
    },{
      foreignKeyName: "messages_record_id_table_name_fkey"
      columns: ["record_id","table_name"]
isOneToOne: false
      referencedRelation: "quote_requests"
      referencedColumns: ["id","kind"]
    },{
      foreignKeyName: "messages_record_id_table_name_fkey"
      columns: ["record_id","table_name"]
isOneToOne: false
      referencedRelation: "work"
      referencedColumns: ["id","table_name"]
    }
                  ]
                },"partnership_applications": {
                  Row: {
                    "amount": number | null,"answered_at": string | null,"came_at": string | null,"came_by": string | null,"company_name": string,"consent_version": string | null,"consented_at": string | null,"contact_person": string,"country_region": string,"created_at": string,"currency": string | null,"description": string,"due": boolean | null,"due_at": string | null,"duplicate_of": string | null,"email": string,"first_page": string | null,"follow_up_note": string | null,"follow_up_on": string | null,"honeypot": string | null,"id": string,"kind": string,"locale": string,"lost_reason": string | null,"mailbox": string | null,"new_answer_at": string | null,"open": boolean,"outcome": string | null,"outcome_on": string | null,"overdue": boolean | null,"owner_id": string | null,"partnership_type": string,"phone": string,"preview": string | null,"proposal": string,"rating": number | null,"referring_host": string | null,"sample": boolean,"search_text": string,"seconds_to_fill": number | null,"shown_status": string,"source": string,"spam_reason": string | null,"spam_suspected": boolean,"status": string,"status_hash": string | null,"status_shown_at": string,"updated_at": string,"utm_campaign": string | null,"utm_source": string | null,"waiting": boolean,"written": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                           "amount"?: number | null,"answered_at"?: string | null,"came_at"?: string | null,"came_by"?: string | null,"company_name"?: string | null,"consent_version"?: string | null,"consented_at"?: string | null,"contact_person"?: string | null,"country_region"?: string | null,"created_at"?: string | null,"currency"?: string | null,"description"?: string | null,"due"?: never,"due_at"?: never,"duplicate_of"?: string | null,"email"?: string | null,"first_page"?: string | null,"follow_up_note"?: string | null,"follow_up_on"?: string | null,"honeypot"?: string | null,"id"?: string | null,"kind"?: string | null,"locale"?: string | null,"lost_reason"?: string | null,"mailbox"?: never,"new_answer_at"?: string | null,"open"?: boolean | null,"outcome"?: string | null,"outcome_on"?: string | null,"overdue"?: never,"owner_id"?: string | null,"partnership_type"?: string | null,"phone"?: string | null,"preview"?: never,"proposal"?: string | null,"rating"?: number | null,"referring_host"?: string | null,"sample"?: boolean | null,"search_text"?: string | null,"seconds_to_fill"?: number | null,"shown_status"?: string | null,"source"?: string | null,"spam_reason"?: string | null,"spam_suspected"?: boolean | null,"status"?: string | null,"status_hash"?: string | null,"status_shown_at"?: string | null,"updated_at"?: string | null,"utm_campaign"?: string | null,"utm_source"?: string | null,"waiting"?: boolean | null,"written"?: Json | null
                         }
                        Update: {
                           "amount"?: number | null,"answered_at"?: string | null,"came_at"?: string | null,"came_by"?: string | null,"company_name"?: string | null,"consent_version"?: string | null,"consented_at"?: string | null,"contact_person"?: string | null,"country_region"?: string | null,"created_at"?: string | null,"currency"?: string | null,"description"?: string | null,"due"?: never,"due_at"?: never,"duplicate_of"?: string | null,"email"?: string | null,"first_page"?: string | null,"follow_up_note"?: string | null,"follow_up_on"?: string | null,"honeypot"?: string | null,"id"?: string | null,"kind"?: string | null,"locale"?: string | null,"lost_reason"?: string | null,"mailbox"?: never,"new_answer_at"?: string | null,"open"?: boolean | null,"outcome"?: string | null,"outcome_on"?: string | null,"overdue"?: never,"owner_id"?: string | null,"partnership_type"?: string | null,"phone"?: string | null,"preview"?: never,"proposal"?: string | null,"rating"?: number | null,"referring_host"?: string | null,"sample"?: boolean | null,"search_text"?: string | null,"seconds_to_fill"?: number | null,"shown_status"?: string | null,"source"?: string | null,"spam_reason"?: string | null,"spam_suspected"?: boolean | null,"status"?: string | null,"status_hash"?: string | null,"status_shown_at"?: string | null,"updated_at"?: string | null,"utm_campaign"?: string | null,"utm_source"?: string | null,"waiting"?: boolean | null,"written"?: Json | null
                         }
                        Relationships: [
                    {
      foreignKeyName: "records_owner_id_fkey"
      columns: ["owner_id"]
isOneToOne: false
      referencedRelation: "admin_users"
      referencedColumns: ["user_id"]
    }
                  ]
                },"quote_requests": {
                  Row: {
                    "amount": number | null,"answered_at": string | null,"budget": string,"budget_rank": number | null,"came_at": string | null,"came_by": string | null,"company_name": string,"consent_version": string | null,"consented_at": string | null,"contact_name": string,"country": string,"created_at": string,"currency": string | null,"due": boolean | null,"due_at": string | null,"duplicate_of": string | null,"email": string,"first_page": string | null,"follow_up_note": string | null,"follow_up_on": string | null,"honeypot": string | null,"id": string,"kind": string,"locale": string,"lost_reason": string | null,"mailbox": string | null,"new_answer_at": string | null,"open": boolean,"outcome": string | null,"outcome_on": string | null,"overdue": boolean | null,"owner_id": string | null,"phone": string,"preview": string | null,"product": string | null,"project_description": string,"rating": number | null,"referring_host": string | null,"sample": boolean,"search_text": string,"seconds_to_fill": number | null,"service_type": string,"shown_status": string,"source": string,"spam_reason": string | null,"spam_suspected": boolean,"status": string,"status_hash": string | null,"status_shown_at": string,"timeline": string,"timeline_rank": number | null,"updated_at": string,"utm_campaign": string | null,"utm_source": string | null,"waiting": boolean,"wants_demo": boolean,"written": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                           "amount"?: number | null,"answered_at"?: string | null,"budget"?: string | null,"budget_rank"?: never,"came_at"?: string | null,"came_by"?: string | null,"company_name"?: string | null,"consent_version"?: string | null,"consented_at"?: string | null,"contact_name"?: string | null,"country"?: string | null,"created_at"?: string | null,"currency"?: string | null,"due"?: never,"due_at"?: never,"duplicate_of"?: string | null,"email"?: string | null,"first_page"?: string | null,"follow_up_note"?: string | null,"follow_up_on"?: string | null,"honeypot"?: string | null,"id"?: string | null,"kind"?: string | null,"locale"?: string | null,"lost_reason"?: string | null,"mailbox"?: never,"new_answer_at"?: string | null,"open"?: boolean | null,"outcome"?: string | null,"outcome_on"?: string | null,"overdue"?: never,"owner_id"?: string | null,"phone"?: string | null,"preview"?: never,"product"?: string | null,"project_description"?: string | null,"rating"?: number | null,"referring_host"?: string | null,"sample"?: boolean | null,"search_text"?: string | null,"seconds_to_fill"?: number | null,"service_type"?: string | null,"shown_status"?: string | null,"source"?: string | null,"spam_reason"?: string | null,"spam_suspected"?: boolean | null,"status"?: string | null,"status_hash"?: string | null,"status_shown_at"?: string | null,"timeline"?: string | null,"timeline_rank"?: never,"updated_at"?: string | null,"utm_campaign"?: string | null,"utm_source"?: string | null,"waiting"?: boolean | null,"wants_demo"?: boolean | null,"written"?: Json | null
                         }
                        Update: {
                           "amount"?: number | null,"answered_at"?: string | null,"budget"?: string | null,"budget_rank"?: never,"came_at"?: string | null,"came_by"?: string | null,"company_name"?: string | null,"consent_version"?: string | null,"consented_at"?: string | null,"contact_name"?: string | null,"country"?: string | null,"created_at"?: string | null,"currency"?: string | null,"due"?: never,"due_at"?: never,"duplicate_of"?: string | null,"email"?: string | null,"first_page"?: string | null,"follow_up_note"?: string | null,"follow_up_on"?: string | null,"honeypot"?: string | null,"id"?: string | null,"kind"?: string | null,"locale"?: string | null,"lost_reason"?: string | null,"mailbox"?: never,"new_answer_at"?: string | null,"open"?: boolean | null,"outcome"?: string | null,"outcome_on"?: string | null,"overdue"?: never,"owner_id"?: string | null,"phone"?: string | null,"preview"?: never,"product"?: string | null,"project_description"?: string | null,"rating"?: number | null,"referring_host"?: string | null,"sample"?: boolean | null,"search_text"?: string | null,"seconds_to_fill"?: number | null,"service_type"?: string | null,"shown_status"?: string | null,"source"?: string | null,"spam_reason"?: string | null,"spam_suspected"?: boolean | null,"status"?: string | null,"status_hash"?: string | null,"status_shown_at"?: string | null,"timeline"?: string | null,"timeline_rank"?: never,"updated_at"?: string | null,"utm_campaign"?: string | null,"utm_source"?: string | null,"waiting"?: boolean | null,"wants_demo"?: boolean | null,"written"?: Json | null
                         }
                        Relationships: [
                    {
      foreignKeyName: "records_owner_id_fkey"
      columns: ["owner_id"]
isOneToOne: false
      referencedRelation: "admin_users"
      referencedColumns: ["user_id"]
    }
                  ]
                },"recipients": {
                  Row: {
                    "address": string | null,"id": string,"mode": string,"own": boolean | null,"role": string | null,"role_tables": (string)[] | null,"shared": boolean | null,"table_names": (string)[],"weekly": boolean,"with_text": boolean
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"timeline": {
                  Row: {
                    "created_at": string | null,"entry": Json | null,"id": string | null,"kind": string | null,"record_id": string | null,"table_name": string | null
                  }
                  ComputedFields: never
                  Relationships: [
                    
                  ]
                },"work": {
                  Row: {
                    "company": string | null,"created_at": string,"due_at": string | null,"follow_up_note": string | null,"follow_up_on": string | null,"id": string,"mine": boolean | null,"new_answer_at": string | null,"owner_id": string | null,"person": string,"place": number | null,"status": string,"table_name": string,"words": string | null
                  }
                  ComputedFields: never
                  Relationships: [
                    {
      foreignKeyName: "records_owner_id_fkey"
      columns: ["owner_id"]
isOneToOne: false
      referencedRelation: "admin_users"
      referencedColumns: ["user_id"]
    }
                  ]
                }
          }
          Functions: {
            "add_submission":
{ Args: { "files"?: Json,"record": Json,"table_name": string }; Returns: string
                           },
"admit_mail":
{ Args: { "recipients": (string)[] }; Returns: string
                           },
"answer_proposal":
{ Args: { "answer": string,"body": string,"id": string,"name": string,"proposal_id": string,"secret": string }; Returns: string
                           },
"ask_reread":
{ Args: { "mail_id": string }; Returns: boolean
                           },
"assign_received_mail":
{ Args: { "mail_id": string,"reference": string }; Returns: Json
                           },
"catalogue":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"check_request":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"claim_mails":
{ Args: { "most"?: number }; Returns: Json
                           },
"closed_on":
{ Args: { "posting": string }; Returns: string[]
                           },
"compare_leads":
{ Args: { "first_day": string,"last_day": string,"table_name": string }; Returns: {
              "before": number,"dimension": string,"leads": number,"lost": number,"no_answer": number,"open": number,"value": string,"won": number
            }[]
                           },
"complete_record":
{ Args: { "given": Json,"record_id": string,"table_name": string }; Returns: undefined
                           },
"confirmation_follows":
{ Args: { "id": string }; Returns: string
                           },
"correct_address":
{ Args: { "email": string,"record_id": string,"table_name": string }; Returns: boolean
                           },
"drop_reply":
{ Args: { "id": string }; Returns: boolean
                           },
"end_session":
{ Args: { "id": string }; Returns: undefined
                           },
"enter":
{ Args: Record<PropertyKey, never>; Returns: {
              "job_title": string,"name": string,"phone": string,"role": string,"table_names": (string)[]
            }[]
                           },
"erase_person":
{ Args: { "also"?: (string)[],"dry_run"?: boolean,"email": string }; Returns: {
              "place": string,"rows": number
            }[]
                           },
"filter_values":
{ Args: { "field": string,"table_name": string }; Returns: {
              "records": number,"value": string
            }[]
                           },
"finish_mail":
{ Args: { "id": string,"lease": string,"outcome": string,"provider_id"?: string,"reason"?: string,"retry_seconds"?: number,"unanswered"?: boolean }; Returns: boolean
                           },
"invite":
{ Args: { "email": string,"role": string }; Returns: string
                           },
"join_team":
{ Args: { "name": string,"password": string,"secret": string }; Returns: string
                           },
"keep_raw_mail":
{ Args: { "content": string,"key": string }; Returns: undefined
                           },
"log_export":
{ Args: { "filters": string,"records": number,"table_name": string }; Returns: undefined
                           },
"mail_state":
{ Args: Record<PropertyKey, never>; Returns: {
              "failed": number,"oldest_at": string,"reason": string,"reason_at": string,"reply_domain": string,"sent": number,"time_zone": string,"waiting": number
            }[]
                           },
"make_recovery_codes":
{ Args: Record<PropertyKey, never>; Returns: (string)[]
                           },
"mentions_of":
{ Args: { "email": string }; Returns: {
              "created_at": string,"id": string,"sender": string,"source_table": string
            }[]
                           },
"note_provider_event":
{ Args: { "complaint": boolean,"permanent": boolean,"provider_id": string,"reason": string }; Returns: boolean
                           },
"open_work":
{ Args: Record<PropertyKey, never>; Returns: {
              "answers": number,"mine": number,"nobodys": number,"open": number,"overdue": number,"table_name": string,"undecided": number
            }[]
                           },
"own_sessions":
{ Args: Record<PropertyKey, never>; Returns: {
              "created_at": string,"id": string,"ip": string,"is_this": boolean,"used_at": string,"user_agent": string
            }[]
                           },
"plan_mails":
{ Args: { "reply_domain"?: string }; Returns: undefined
                           },
"published_facts":
{ Args: Record<PropertyKey, never>; Returns: {
              "key": string,"mark": string,"value": Json
            }[]
                           },
"read_bounce":
{ Args: { "record_id": string,"table_name": string }; Returns: {
              "bounced_at": string,"complaint": boolean,"reason": string,"reported": boolean
            }[]
                           },
"read_health":
{ Args: Record<PropertyKey, never>; Returns: {
              "figures": Json,"is_bad": boolean,"name": string
            }[]
                           },
"read_invitation":
{ Args: { "secret": string }; Returns: {
              "email": string,"invited_by": string,"role": string
            }[]
                           },
"read_mail_files":
{ Args: { "mail_id": string }; Returns: Json
                           },
"read_proposal_file":
{ Args: { "file_id": string,"secret": string }; Returns: Json
                           },
"read_raw_mail":
{ Args: { "mail_id"?: string }; Returns: Json
                           },
"read_record_file":
{ Args: { "file_id": string }; Returns: Json
                           },
"read_report":
{ Args: { "first_day": string,"last_day": string }; Returns: Json
                           },
"read_setup":
{ Args: Record<PropertyKey, never>; Returns: {
              "postings": number,"received": boolean,"replied": boolean,"samples": number,"tried": boolean
            }[]
                           },
"read_sign_in_rules":
{ Args: Record<PropertyKey, never>; Returns: {
              "admins_need_factor": boolean,"idle_hours": number
            }[]
                           },
"read_status":
{ Args: { "secret": string }; Returns: {
              "overdue": boolean,"proposal": Json,"received_at": string,"reference": string,"status": string,"table_name": string,"topic": string,"withdrawable": boolean
            }[]
                           },
"receive_mail":
{ Args: { "mail": Json }; Returns: string
                           },
"related_submissions":
{ Args: { "email"?: string,"ids"?: (string)[],"phone"?: string,"table_name"?: string }; Returns: {
              "address": string,"created_at": string,"duplicate_of": string,"id": string,"open": boolean,"record_id": string,"sender": string,"shared": (string)[],"source_table": string,"spam_suspected": boolean,"status": string,"total": number
            }[]
                           },
"remove_colleague":
{ Args: { "user_id": string }; Returns: undefined
                           },
"remove_samples":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"replace_mail":
{ Args: { "mail": Json,"mail_id": string }; Returns: undefined
                           },
"report_client_error":
{ Args: { "browser": string,"build": string,"frames": (string)[],"kind": string,"message": string,"page": string }; Returns: undefined
                           },
"reset_factor":
{ Args: { "user_id"?: string }; Returns: undefined
                           },
"retry_mails":
{ Args: { "id"?: string }; Returns: number
                           },
"search_entries":
{ Args: { "search": string }; Returns: {
              "at": string,"company": string,"excerpt": string,"kind": string,"person": string,"record_id": string,"spam_suspected": boolean,"table_name": string
            }[]
                           },
"search_patterns":
{ Args: { "search": string }; Returns: (string)[]
                           },
"send_messages":
{ Args: { "batch"?: string,"replies": Json,"table_name": string }; Returns: {
              "outcome": string,"record_id": string
            }[]
                           },
"set_away":
{ Args: { "deputy"?: string,"until"?: string,"user_id": string }; Returns: undefined
                           },
"set_fact":
{ Args: { "fact": Json,"key": string,"seen"?: string }; Returns: string
                           },
"set_news":
{ Args: { "enabled": boolean,"secret": string }; Returns: boolean
                           },
"set_profile":
{ Args: { "job_title"?: string,"name": string,"phone"?: string }; Returns: undefined
                           },
"set_role":
{ Args: { "role": string,"user_id": string }; Returns: undefined
                           },
"set_sign_in_rules":
{ Args: { "admins_need_factor": boolean,"idle_hours": number }; Returns: undefined
                           },
"settle_answers":
{ Args: { "mail_id": string }; Returns: boolean
                           },
"stop_messages":
{ Args: { "id": string }; Returns: {
              "missed": number,"stopped": number
            }[]
                           },
"store_reply_file":
{ Args: { "content": string,"file_name": string,"id": string,"record_id": string,"table_name": string }; Returns: undefined
                           },
"submissions_per_day":
{ Args: { "day_starts": (string)[] }; Returns: {
              "day": number,"submissions": number,"table_name": string
            }[]
                           },
"submit_application":
{ Args: { "application": Json,"files": Json }; Returns: Json
                           },
"update_records":
{ Args: { "batch"?: string,"changes": Json,"table_name": string,"undo"?: boolean }; Returns: Json
                           },
"use_recovery_code":
{ Args: { "code": string }; Returns: boolean
                           },
"withdraw_submission":
{ Args: { "secret": string }; Returns: boolean
                           }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            
          }
        }
} as const
